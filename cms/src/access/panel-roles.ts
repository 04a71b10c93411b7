/** What a role of the panel may do with the entries of a type. */
type Ability = 'read' | 'edit' | 'delete' | 'publish' | 'own'

/** A role of the panel. `docs/operations.md` says who gets which. */
export interface PanelRole {
  /** Under which Strapi knows it. The first two are Strapi's own. */
  code: 'strapi-author' | 'strapi-editor' | 'schakel-chief-editor' | 'schakel-finance'
  name: string
  description: string
  /** By the singular name of the type. `own`: creates entries, and reads and edits only those it created. */
  types: Readonly<Record<string, readonly Ability[]>>
  /** Accounts of readers: closed, or to find one and give it a subscription (`tier`). */
  accounts: 'closed' | 'tier'
  /** Files: none, all to look at and one's own to change, or all. */
  files: 'read' | 'own' | 'all'
  /** Actions of plugins. */
  plugins: readonly string[]
}

const read = ['read'] as const
const edit = ['read', 'edit'] as const
const all = ['read', 'edit', 'delete', 'publish'] as const

/** What the site publishes. */
const published = {
  content: all,
  page: all,
  event: all,
  magazine: all,
  tag: all,
  author: all,
  category: all,
  partner: all,
  product: all,
  vacancy: all,
  redirect: all,
  'campaign-link': all,
  /** Sending one publishes it. */
  edition: ['read', 'edit', 'delete'],
} as const

export const panelRoles: readonly PanelRole[] = [
  {
    code: 'strapi-author',
    name: 'Auteur',
    description: 'Schrijft artikelen en agenda-items en ziet alleen de eigen; een redacteur publiceert.',
    types: {
      content: ['own'],
      event: ['own'],
      tag: read,
      author: read,
      category: read,
      partner: read,
      product: read,
    },
    accounts: 'closed',
    files: 'own',
    plugins: [],
  },
  {
    code: 'strapi-editor',
    name: 'Redacteur',
    description: 'Maakt en publiceert alles wat op de site staat en beantwoordt berichten.',
    types: {
      ...published,
      'contact-message': edit,
      lead: edit,
      'vacancy-report': edit,
      registration: read,
    },
    accounts: 'closed',
    files: 'all',
    plugins: [
      'plugin::statistics.read',
      'plugin::post.manage',
      'plugin::vacancies.review',
      'plugin::editions.compose',
    ],
  },
  {
    code: 'schakel-chief-editor',
    name: 'Hoofdredacteur',
    description:
      'Ook: afdelingen, wat de site lezers vraagt, uitnodigingen, leden van bedrijven, nieuwsbrieven, toestemmingen, sollicitaties, wie een abonnement cadeau krijgt en wie vraagt om zijn gegevens.',
    types: {
      ...published,
      'contact-message': ['read', 'edit', 'delete'],
      lead: ['read', 'edit', 'delete'],
      'vacancy-report': ['read', 'edit', 'delete'],
      registration: ['read', 'edit', 'delete'],
      invitation: ['read', 'edit', 'delete'],
      membership: ['read', 'edit', 'delete'],
      application: ['read', 'delete'],
      'newsletter-signup': ['read', 'delete'],
      'job-alert': ['read', 'delete'],
      consent: read,
      department: edit,
      prompt: edit,
    },
    accounts: 'tier',
    files: 'all',
    plugins: [
      'plugin::statistics.read',
      'plugin::post.manage',
      'plugin::vacancies.review',
      'plugin::editions.compose',
      'plugin::editions.send',
      'plugin::privacy.handle',
    ],
  },
  {
    code: 'schakel-finance',
    name: 'Financiën',
    description: 'Bestellingen, facturen, abonnementen en wat er te koop is; geen redactionele inhoud.',
    types: { subscription: edit, product: edit, partner: read, vacancy: read },
    accounts: 'closed',
    files: 'read',
    plugins: ['plugin::finance.manage'],
  },
]
