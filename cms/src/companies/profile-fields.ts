import { z } from 'zod'
import { emailAddress, line, webAddress } from '../access/valid-input.ts'
import { vacancyText } from '../vacancies/text.ts'
import type { ProfileRow } from './profile.ts'

const year = new Date().getFullYear()
const orNull = (max: number) => line(max).nullable()

/** What members of a company write of its profile. Its name and its number are facts that editors change. */
export const ProfileFields = z.strictObject({
  intro: line(400).min(1),
  body: vacancyText,
  website: webAddress.nullable(),
  email: emailAddress.nullable(),
  /** Where questions of readers go; no reader sees it. */
  leadEmail: emailAddress.nullable(),
  phone: orNull(30),
  employees: z.int().min(0).max(1_000_000).nullable(),
  founded: z.int().min(1500).max(year).nullable(),
  addresses: z
    .array(z.strictObject({ street: orNull(120), postcode: orNull(12), city: line(80).min(1) }))
    .max(5),
  socials: z.array(z.strictObject({ label: line(40).min(1), url: webAddress })).max(8),
  contacts: z
    .array(
      z.strictObject({
        name: line(120).min(1),
        role: orNull(120),
        phone: orNull(30),
        email: emailAddress.nullable(),
      }),
    )
    .max(6),
})

export type ProfileInput = z.output<typeof ProfileFields>

/** What is written as the fields of a draft. What members don't write stays: portraits, coordinates, and blocks that editors added. */
export function profileData(draft: ProfileRow, input: ProfileInput): Record<string, unknown> {
  const { body, addresses, contacts, ...fields } = input
  return {
    ...fields,
    body: bodyWith(draft.body, body),
    addresses: addresses.map((address) => {
      const same = draft.addresses.find(
        ({ street, city }) => (street || null) === address.street && city === address.city,
      )
      return { ...(same ? { id: same.id } : { country: 'NL' }), ...address }
    }),
    contacts: contacts.map((contact) => {
      const same = draft.contacts.find(({ name }) => name === contact.name)
      return { ...(same ? { id: same.id } : {}), ...contact }
    }),
  }
}

const textBlock = 'blocks.rich-text'

/** The text stands where the first text stood, between the blocks that only editors make. */
function bodyWith(blocks: ProfileRow['body'], text: ProfileInput['body']): object[] {
  const first = blocks.find(({ __component }) => __component === textBlock)
  const written: object[] = text.length > 0 ? [{ __component: textBlock, body: text }] : []
  const others = blocks.flatMap((block): object[] => {
    if (block === first) return written
    const { __component, id } = block
    return __component === textBlock ? [] : [{ __component, id }]
  })
  return first ? others : [...written, ...others]
}

/** What members see of a draft. */
export function writtenFields(row: ProfileRow) {
  const { intro, website, email, leadEmail, phone, employees, founded, body, addresses, socials, contacts } =
    row
  return {
    intro: intro ?? '',
    body: body.filter(({ __component }) => __component === textBlock).flatMap((block) => block.body ?? []),
    website,
    email,
    leadEmail,
    phone,
    employees,
    founded,
    addresses: addresses.map(({ street, postcode, city }) => ({ street, postcode, city })),
    socials: socials.map(({ label, url }) => ({ label, url })),
    contacts: contacts.map(({ name, role, phone: number, email: address }) => ({
      name,
      role,
      phone: number,
      email: address,
    })),
  }
}
