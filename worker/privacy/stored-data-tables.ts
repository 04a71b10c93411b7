import type { Block } from '../../client/content/block.ts'
import type { StoredDataQuery } from '../../client/content/listing-block.ts'
import type { Translate } from '../../client/i18n/translator.ts'
import type { SiteFacts } from '../../client/page-facts.ts'
import { browserStorage, cookies, type Lifetime, purposes } from '../../cms/src/privacy/browser-storage.ts'
import { type RetentionRule, retentionDays } from '../../cms/src/privacy/retention-days.ts'
import { type StoredDataName, storedData } from '../../cms/src/privacy/stored-data.ts'

type Table = Extract<Block, { kind: 'table' }>
type MakeTable = (t: Translate, caption: string | null, site: Pick<SiteFacts, 'checksHumans'>) => Table

/** The tables of the pages about privacy and cookies, made from the registry of what is stored (decision 062). */
export const storedDataTables: Record<StoredDataQuery['about'], MakeTable> = {
  people: (t, caption, { checksHumans }) =>
    tableOf(
      caption,
      [
        t('privacy.column.what'),
        t('privacy.column.stored'),
        t('privacy.column.ground'),
        t('privacy.column.kept'),
      ],
      [
        ...namesOf(storedData).map((name) => personalRow(t, name)),
        ...(checksHumans ? [humanCheckRow(t)] : []),
      ],
    ),

  cookies: (t, caption, { checksHumans }) =>
    tableOf(
      caption,
      [
        t('privacy.column.name'),
        t('privacy.column.use'),
        t('privacy.column.purpose'),
        t('privacy.column.kept'),
      ],
      [
        ...namesOf(cookies).map((name) => {
          const { id, purpose, lifetime } = cookies[name]
          return [name, t(`privacy.cookie.${id}`), t(`privacy.purpose.${purpose}.name`), lasting(t, lifetime)]
        }),
        ...(checksHumans ? [humanCheckCookieRow(t)] : []),
      ],
    ),

  browser: (t, caption) =>
    tableOf(
      caption,
      [
        t('privacy.column.name'),
        t('privacy.column.use'),
        t('privacy.column.where'),
        t('privacy.column.kept'),
      ],
      namesOf(browserStorage).map((name) => {
        const { id, place, lifetime } = browserStorage[name]
        return [name, t(`privacy.storage.${id}`), t(`privacy.place.${place}`), lasting(t, lifetime)]
      }),
    ),

  purposes: (t, caption) =>
    tableOf(
      caption,
      [t('privacy.column.purpose'), t('privacy.column.holds'), t('privacy.column.consent')],
      namesOf(purposes).map((purpose) => [
        t(`privacy.purpose.${purpose}.name`),
        t(`privacy.purpose.${purpose}.holds`),
        t(purposes[purpose].needsConsent ? 'privacy.consent.needed' : 'privacy.consent.free'),
      ]),
    ),
}

function personalRow(t: Translate, name: StoredDataName): string[] {
  const { ground, rules } = storedData[name]
  const [first = '', second = '', third = ''] = rules.map((rule) => spanOf(t, rule))
  return [
    t(`privacy.data.${name}.what`),
    t(`privacy.data.${name}.stored`),
    t(`privacy.ground.${ground}`),
    t(`privacy.data.${name}.kept`, { first, second, third }),
  ]
}

/** What Cloudflare gets, where it checks who sends forms (decision 065); the registry is of what we store. */
function humanCheckRow(t: Translate): string[] {
  return [
    t('privacy.human-check.what'),
    t('privacy.human-check.stored'),
    t('privacy.ground.interest'),
    t('privacy.human-check.kept'),
  ]
}

/** The check sets no cookie of this site; in its frame, its own site may. */
function humanCheckCookieRow(t: Translate): string[] {
  return [
    t('privacy.human-check.name'),
    t('privacy.human-check.use'),
    t('privacy.purpose.necessary.name'),
    t('privacy.human-check.kept'),
  ]
}

/** Such as `90 days` or `1 year`. */
function spanOf(t: Translate, rule: RetentionRule): string {
  const days = retentionDays[rule]
  return days % 365 === 0 ? t.count('privacy.span.years', days / 365) : t.count('privacy.span.days', days)
}

function lasting(t: Translate, lifetime: Lifetime): string {
  if (typeof lifetime === 'string') return t(`privacy.until.${lifetime}`)
  return t.count(`privacy.span.${lifetime.unit}`, lifetime.count)
}

function tableOf(caption: string | null, header: string[], rows: string[][]): Table {
  return { kind: 'table', caption, align: header.map(() => 'left'), header, rows, isStacked: true }
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  // Object.keys forgets the type of the keys; the tables are constants.
  return Object.keys(table) as Name[]
}
