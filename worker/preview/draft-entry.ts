import type { PreviewType } from './preview-link.ts'

const day = 86_400_000

/**
 * A draft with defaults for fields that publishing requires but that it may still lack.
 * @param entry From the REST API.
 * @param now Milliseconds since 1970, used as the publication time.
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
    // Document numbers count from 1, so none has this.
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
