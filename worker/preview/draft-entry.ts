import type { PreviewType } from './preview-link.ts'

const day = 86_400_000

/**
 * An entry with what it takes to show it. Publishing requires those fields and a draft may still lack them.
 * @param entry As the REST API gives it.
 * @param now Milliseconds since 1970: when it would be published.
 */
export function filledDraft(
  type: PreviewType,
  entry: Record<string, unknown>,
  now: number,
): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null))
  return { ...common(now), ...missing(type, now), ...given }
}

function common(now: number): Record<string, unknown> {
  return {
    slug: 'concept',
    title: '…',
    name: '…',
    intro: '',
    // Numbers of documents count from 1, so this is none of them.
    number: 999_999_999,
    firstPublishedAt: new Date(now).toISOString(),
  }
}

function missing(type: PreviewType, now: number): Record<string, unknown> {
  switch (type) {
    case 'content':
      return { section: 'ecommerce', kind: 'news' }
    case 'event':
      return { startsAt: new Date(now).toISOString() }
    case 'vacancy':
      return {
        employer: { link: 'concept', name: '…', roles: ['employer'] },
        postedAt: new Date(now).toISOString(),
        validThrough: new Date(now + 60 * day).toISOString(),
      }
    case 'magazine':
      return { year: new Date(now).getUTCFullYear(), issuedAt: new Date(now).toISOString() }
    case 'partner':
      return { link: 'concept' }
    default:
      return {}
  }
}
