import type { Core } from '@strapi/strapi'
import { type Act, recordAct } from '../src/vacancies/acts.ts'
import { type VacancyState, vacancyUid } from '../src/vacancies/vacancy.ts'
import { createDates, seedToday } from './dates.ts'
import { documentIdOf } from './document.ts'
import { createMarkdown } from './markdown.ts'

/** Who posted the published vacancies of the companies that the demo accounts act for. */
const posters = { 'havik-logistiek': 'werkgever', polderpallet: 'bureau' } as const

type Company = keyof typeof posters

interface SampleDraft {
  number: number
  company: Company
  slug: string
  title: string
  reference: string
  category: string
  city: string
  state: VacancyState
  /** ISO 8601. */
  at: string
  /** The day on which it shall appear. */
  startsAt?: string
  rejectReason?: string
  acts: Act[]
  text: string
}

/** Vacancies that readers don't see: one in each state on the way to the site. */
const drafts: SampleDraft[] = [
  {
    number: 5044,
    company: 'havik-logistiek',
    slug: 'douanedeclarant-venlo',
    title: 'Douanedeclarant',
    reference: 'HL-2026-123',
    category: 'transport-planning',
    city: 'Venlo',
    state: 'draft',
    at: '2026-11-20T16:10:00+01:00',
    acts: ['created'],
    text: 'Sinds september klaren wij zelf in voor acht klanten. Jij stelt de aangiften op, bewaakt de vergunning en belt met de douane als een zending blijft staan.',
  },
  {
    number: 5045,
    company: 'havik-logistiek',
    slug: 'teamleider-retouren-venlo',
    title: 'Teamleider retouren',
    reference: 'HL-2026-122',
    category: 'management',
    city: 'Venlo',
    state: 'submitted',
    at: '2026-11-20T11:35:00+01:00',
    acts: ['created', 'submitted'],
    text: 'In hal D komen op maandag 4.000 retouren binnen. Je leidt een ploeg van veertien mensen die ze beoordeelt, herstelt en terugzet, en je spreekt elke week met de twee webwinkels voor wie we dat doen.',
  },
  {
    number: 5046,
    company: 'havik-logistiek',
    slug: 'magazijnmedewerker-zomer-venlo',
    title: 'Magazijnmedewerker zomer',
    reference: 'HL-2026-119',
    category: 'warehouse',
    city: 'Venlo',
    state: 'rejected',
    at: '2026-11-17T10:05:00+01:00',
    rejectReason:
      'In de tekst staat dat u alleen mensen tot 25 jaar zoekt. Een leeftijdsgrens mag niet zonder wettelijke reden. Haal die zin eruit en dien de vacature opnieuw in.',
    acts: ['created', 'submitted', 'rejected'],
    text: 'Zes weken werken, van half juli tot eind augustus. Wij zoeken jonge mensen tot 25 jaar die orders verzamelen in hal A en om half drie naar huis gaan.',
  },
  {
    number: 5047,
    company: 'havik-logistiek',
    slug: 'energiecoordinator-venlo',
    title: 'Energiecoördinator',
    reference: 'HL-2026-124',
    category: 'management',
    city: 'Venlo',
    state: 'approved',
    at: '2026-11-19T14:20:00+01:00',
    startsAt: '2026-11-30T08:00:00+01:00',
    acts: ['created', 'submitted', 'approved'],
    text: 'Op onze daken liggen 18.000 panelen en op het terrein staan 42 laders, op een aansluiting die niet meer groeit. Jij verdeelt die stroom, rekent batterijen door en praat met de netbeheerder.',
  },
  {
    number: 5048,
    company: 'polderpallet',
    slug: 'heftruckchauffeur-emmeloord',
    title: 'Heftruckchauffeur',
    reference: 'PP-31',
    category: 'warehouse',
    city: 'Emmeloord',
    state: 'awaiting-payment',
    at: '2026-11-19T09:40:00+01:00',
    acts: ['created', 'submitted', 'approved', 'awaits-payment'],
    text: 'Uien in kisten, verpakkingsglas, tuinmeubelen: je lost ze, zet ze weg en haalt ze weken later weer op. Twee ploegen, geen nachten, en een jas die warm genoeg is voor een hal in januari.',
  },
]

/** Gives the demo employers a list with something in every state. Does nothing for what is there already. */
export async function seedOwnVacancies(strapi: Core.Strapi): Promise<void> {
  const owners = await ownersOf(strapi)
  const dates = createDates(seedToday())
  for (const [company, owner] of owners) await postedBy(strapi, documentIdOf('partner', company), owner)
  for (const draft of drafts) {
    const owner = owners.get(draft.company)
    const documentId = documentIdOf('vacancy', String(draft.number))
    if (!owner || (await strapi.db.query(vacancyUid).count({ where: { documentId } })) > 0) continue
    const at = dates.instant(draft.at)
    await strapi.documents(vacancyUid).create({
      locale: 'nl',
      data: {
        ...fieldsOf(draft),
        documentId,
        owner: owner.documentId,
        postedAt: draft.startsAt ? dates.instant(draft.startsAt) : null,
        submittedAt: draft.acts.includes('submitted') ? at : null,
      } as object,
    })
    await strapi.db
      .query(vacancyUid)
      .updateMany({ where: { documentId }, data: { createdAt: at, updatedAt: at } })
    await record(strapi, documentId, { acts: draft.acts, owner, at, note: draft.rejectReason })
  }
}

interface Owner {
  id: number
  documentId: string
}

async function ownersOf(strapi: Core.Strapi): Promise<Map<string, Owner>> {
  const found = new Map<string, Owner>()
  for (const [company, username] of Object.entries(posters)) {
    const user: Owner | null = await strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { username } })
    if (user) found.set(company, user)
  }
  return found
}

/** The published vacancies of a company that nobody owns yet. */
async function postedBy(strapi: Core.Strapi, company: string, owner: Owner): Promise<void> {
  const rows = strapi.db.query(vacancyUid)
  const unowned: {
    id: number
    documentId: string
    locale: string
    postedAt: string
    publishedAt: unknown
    updatedAt: string
  }[] = await rows.findMany({ where: { employer: { documentId: company }, owner: { id: { $null: true } } } })
  for (const { id, updatedAt } of unowned) {
    await rows.update({ where: { id }, data: { owner: owner.id } })
    // Readers are shown when it was changed, and who owns it is no change to them. `update` always writes the present.
    await rows.updateMany({ where: { id }, data: { updatedAt } })
  }
  for (const { documentId, postedAt } of unowned.filter((row) => row.locale === 'nl' && row.publishedAt))
    await record(strapi, documentId, {
      acts: ['created', 'submitted', 'approved', 'published'],
      owner,
      at: new Date(postedAt).toISOString(),
    })
}

async function record(
  strapi: Core.Strapi,
  vacancy: string,
  {
    acts,
    owner,
    at,
    note = null,
  }: { acts: Act[]; owner: Owner; at: string; note?: string | undefined | null },
): Promise<void> {
  const ownActs: readonly Act[] = ['created', 'submitted']
  for (const act of acts)
    await recordAct(strapi, vacancy, {
      act,
      account: ownActs.includes(act) ? owner.id : null,
      note: act === 'rejected' ? note : null,
      at: Date.parse(at),
    })
}

function fieldsOf({ company, category, city, state, text, rejectReason, ...draft }: SampleDraft) {
  const { number, slug, title, reference } = draft
  return {
    number,
    slug,
    title,
    reference,
    rejectReason: rejectReason ?? null,
    vacancyState: state,
    employer: documentIdOf('partner', company),
    categories: [documentIdOf('category', category)],
    locations: [{ city, country: 'NL' }],
    description: createMarkdown().text(text),
    employmentType: ['FULL_TIME'],
    hoursMin: 32,
    hoursMax: 40,
    salary: { min: 2800, max: 3600, currency: 'EUR', unit: 'MONTH' },
    remote: 'no',
    applyMethod: 'form',
    language: 'nl',
    source: 'site',
  }
}
