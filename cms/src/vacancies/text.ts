import { z } from 'zod'

const maxCharacters = 20_000

const Text = z.strictObject({
  type: z.literal('text'),
  text: z.string().max(maxCharacters),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
})

/** Where a link may lead: the web, mail or a telephone, never into a script. */
const Link = z.strictObject({
  type: z.literal('link'),
  url: z
    .string()
    .max(2000)
    .refine(
      (url) => URL.canParse(url) && ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(url).protocol),
      'leads where links may not',
    ),
  children: z.array(Text).max(200),
})

const inlines = z.array(z.union([Text, Link])).max(2000)

const Block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), children: inlines }),
  z.strictObject({ type: z.literal('quote'), children: inlines }),
  z.strictObject({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    children: inlines,
  }),
  z.strictObject({
    type: z.literal('list'),
    format: z.enum(['ordered', 'unordered']),
    children: z.array(z.strictObject({ type: z.literal('list-item'), children: inlines })).max(200),
  }),
])

/** The text of a vacancy, as the site's own editor makes it: Strapi's blocks, without its pictures and code. */
export const vacancyText = z
  .array(Block)
  .max(500)
  .refine((blocks) => JSON.stringify(blocks).length <= 5 * maxCharacters, 'is too long')
