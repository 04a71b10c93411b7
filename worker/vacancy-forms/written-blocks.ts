import * as v from 'valibot'
import type { Inline, TextBlock, TextNode } from '../../client/rich-text/blocks.ts'

const Text = v.pipe(
  v.object({
    type: v.literal('text'),
    text: v.string(),
    bold: v.optional(v.boolean()),
    italic: v.optional(v.boolean()),
  }),
  v.transform(
    ({ text, bold, italic }): TextNode => ({
      type: 'text',
      text,
      ...(bold ? { bold } : {}),
      ...(italic ? { italic } : {}),
    }),
  ),
)
const Link = v.object({ type: v.literal('link'), url: v.string(), children: v.array(Text) })
const inlines: v.GenericSchema<unknown, Inline[]> = v.array(v.union([Text, Link]))

const Block: v.GenericSchema<unknown, TextBlock> = v.variant('type', [
  v.object({ type: v.literal('paragraph'), children: inlines }),
  v.object({ type: v.literal('quote'), children: inlines }),
  v.object({
    type: v.literal('heading'),
    // Editors have six levels, of which the form knows two.
    level: v.pipe(
      v.number(),
      v.transform((level) => (level <= 2 ? 2 : 3)),
    ),
    children: inlines,
  }),
  v.object({
    type: v.literal('list'),
    format: v.picklist(['ordered', 'unordered']),
    children: v.array(v.object({ type: v.literal('list-item'), children: inlines })),
  }),
])

/** Strapi's blocks as the form can write them; pictures and code, which only editors add, are left out. */
export function writtenBlocks(blocks: readonly unknown[]): TextBlock[] {
  return blocks.flatMap((block) => {
    const parsed = v.safeParse(Block, block)
    return parsed.success ? [parsed.output] : []
  })
}
