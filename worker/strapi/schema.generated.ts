// Made from the content types of cms/ by cms/scripts/generate-types.ts. Do not edit.

/** One size of a media file. */
export interface MediaFormat {
  url: string
  width: number
  height: number
}

/** A media file. Other formats than pictures have no size. */
export interface Media {
  id: number
  documentId: string
  url: string
  name: string
  mime: string
  alternativeText: string | null
  caption: string | null
  width: number | null
  height: number | null
  formats: Partial<Record<'large' | 'medium' | 'small' | 'thumbnail', MediaFormat>> | null
}

/** Text in Strapi's block editor. */
export interface TextNode {
  type: 'text'
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strikethrough?: boolean
  code?: boolean
}

/** A link in Strapi's block editor. */
export interface LinkNode {
  type: 'link'
  url: string
  children: TextNode[]
}

/** What stands inside a line of text. */
export type InlineNode = TextNode | LinkNode

/** One item of a list. */
export interface ListItemNode {
  type: 'list-item'
  children: InlineNode[]
}

/** A list; lists inside it stand between its items. */
export interface ListNode {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: (ListItemNode | ListNode)[]
}

/** One block of a text. */
export type BlockNode =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'code'; language?: string; children: TextNode[] }
  | { type: 'image'; image: Media; children: TextNode[] }
  | ListNode

/** The same document in another language. */
export interface Localization {
  id: number
  documentId: string
  locale: string
  slug?: string
  link?: string
}

/** The account of a visitor, as `/users/me` gives it. */
export interface User {
  id: number
  documentId: string
  username: string
  email: string
  provider: string | null
  confirmed: boolean | null
  blocked: boolean | null
  role?: { type: string; name: string }
  firstName: string | null
  lastName: string | null
  phone: string | null
  company: string | null
  jobTitle: string | null
  language: 'nl' | 'en' | 'de' | null
  interests: unknown
  tier: 'reader' | 'subscriber' | null
  partner?: Partner | null
  createdAt: string
  updatedAt: string
}

/** Component `blocks.cards`. */
export interface BlocksCards {
  id: number
  __component: 'blocks.cards'
  title: string | null
  cards?: SharedCard[]
}

/** Component `blocks.cta`. */
export interface BlocksCta {
  id: number
  __component: 'blocks.cta'
  title: string
  text: string | null
  label: string
  href: string
}

/** Component `blocks.download`. */
export interface BlocksDownload {
  id: number
  __component: 'blocks.download'
  title: string
  text: string | null
  label: string
  file?: Media | null
}

/** Component `blocks.embed`. */
export interface BlocksEmbed {
  id: number
  __component: 'blocks.embed'
  title: string
  html: string
}

/** Component `blocks.facts`. */
export interface BlocksFacts {
  id: number
  __component: 'blocks.facts'
  title: string
  items: unknown
}

/** Component `blocks.form`. */
export interface BlocksForm {
  id: number
  __component: 'blocks.form'
  kind: 'contact' | 'advertise' | 'newsletter' | 'tip' | 'statistics'
}

/** Component `blocks.gallery`. */
export interface BlocksGallery {
  id: number
  __component: 'blocks.gallery'
  title: string | null
  pictures?: SharedPicture[]
}

/** Component `blocks.listing`. */
export interface BlocksListing {
  id: number
  __component: 'blocks.listing'
  title: string | null
  type: 'content' | 'event' | 'vacancy' | 'partner' | 'product' | 'magazine' | 'stored-data'
  filter: unknown
  count: number | null
}

/** Component `blocks.picture`. */
export interface BlocksPicture {
  id: number
  __component: 'blocks.picture'
  picture?: SharedPicture | null
}

/** Component `blocks.quote`. */
export interface BlocksQuote {
  id: number
  __component: 'blocks.quote'
  text: string
  source: string | null
}

/** Component `blocks.rich-text`. */
export interface BlocksRichText {
  id: number
  __component: 'blocks.rich-text'
  body: BlockNode[] | null
}

/** Component `blocks.table`. */
export interface BlocksTable {
  id: number
  __component: 'blocks.table'
  caption: string | null
  table: unknown
}

/** Component `edition.advert`. */
export interface EditionAdvert {
  id: number
  __component: 'edition.advert'
  title: string
  text: string | null
  label: string | null
  href: string
  picture?: SharedPicture | null
  partner?: Partner | null
}

/** Component `edition.articles`. */
export interface EditionArticles {
  id: number
  __component: 'edition.articles'
  title: string | null
  articles?: Content[]
  newest: number | null
}

/** Component `edition.company`. */
export interface EditionCompany {
  id: number
  __component: 'edition.company'
  partner?: Partner | null
  text: string | null
}

/** Component `edition.events`. */
export interface EditionEvents {
  id: number
  __component: 'edition.events'
  title: string | null
  events?: Event[]
  newest: number | null
}

/** Component `edition.product`. */
export interface EditionProduct {
  id: number
  __component: 'edition.product'
  product?: Product | null
  text: string | null
}

/** Component `edition.vacancies`. */
export interface EditionVacancies {
  id: number
  __component: 'edition.vacancies'
  title: string | null
  vacancies?: Vacancy[]
  newest: number | null
}

/** Component `shared.address`. */
export interface SharedAddress {
  id: number
  street: string | null
  postcode: string | null
  city: string | null
  region: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
}

/** Component `shared.card`. */
export interface SharedCard {
  id: number
  title: string
  text: string | null
  href: string | null
  picture?: SharedPicture | null
}

/** Component `shared.contact`. */
export interface SharedContact {
  id: number
  name: string | null
  role: string | null
  phone: string | null
  email: string | null
  photo?: Media | null
}

/** Component `shared.contents-line`. */
export interface SharedContentsLine {
  id: number
  page: number | null
  title: string
  content?: Content | null
}

/** Component `shared.correction`. */
export interface SharedCorrection {
  id: number
  date: string
  text: string
}

/** Component `shared.link`. */
export interface SharedLink {
  id: number
  label: string
  url: string
}

/** Component `shared.offer`. */
export interface SharedOffer {
  id: number
  name: string
  price: number | null
  currency: string | null
  url: string | null
  validFrom: string | null
  availability: 'in-stock' | 'limited' | 'sold-out' | 'preorder' | null
  vatRate: number | null
  capacity: number | null
  code: string | null
}

/** Component `shared.period`. */
export interface SharedPeriod {
  id: number
  from: string | null
  to: string | null
}

/** Component `shared.picture`. */
export interface SharedPicture {
  id: number
  file?: Media | null
  alt: string | null
  caption: string | null
  credit: string | null
}

/** Component `shared.price`. */
export interface SharedPrice {
  id: number
  amount: number
  currency: string | null
  vatRate: number | null
  interval: 'once' | 'month' | 'quarter' | 'year' | null
}

/** Component `shared.programme-item`. */
export interface SharedProgrammeItem {
  id: number
  day: number | null
  time: string | null
  title: string
  speaker: string | null
}

/** Component `shared.publication-file`. */
export interface SharedPublicationFile {
  id: number
  file?: Media | null
  pages: number | null
}

/** Component `shared.question`. */
export interface SharedQuestion {
  id: number
  label: string
  code: string
  kind: 'text' | 'choice'
  choices: string | null
  isRequired: boolean | null
}

/** Component `shared.registration-terms`. */
export interface SharedRegistrationTerms {
  id: number
  mode: 'own' | 'external' | 'none'
  url: string | null
  closesAt: string | null
  capacity: number | null
  sellsTickets: boolean | null
}

/** Component `shared.salary`. */
export interface SharedSalary {
  id: number
  min: number | null
  max: number | null
  currency: string | null
  unit: 'HOUR' | 'MONTH' | 'YEAR' | null
  hiddenReason: string | null
}

/** Component `shared.seo`. */
export interface SharedSeo {
  id: number
  title: string | null
  description: string | null
  canonical: string | null
  noindex: boolean | null
  ogImage?: Media | null
}

/** Component `shared.speaker`. */
export interface SharedSpeaker {
  id: number
  name: string
  role: string | null
  company: string | null
  partner?: Partner | null
  photo?: Media | null
}

/** Component `shared.specification`. */
export interface SharedSpecification {
  id: number
  label: string
  value: string
}

/** Component `shared.sponsor`. */
export interface SharedSponsor {
  id: number
  label: string | null
  partner?: Partner | null
}

/** Component `shared.venue`. */
export interface SharedVenue {
  id: number
  name: string
  street: string | null
  postcode: string | null
  city: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
}

/** Content type `application`. Relations, media and components are there when populated. */
export interface Application {
  id: number
  documentId: string
  vacancy?: Vacancy | null
  vacancyId: string
  name: string
  email: string
  phone: string | null
  motivation: string | null
  links: unknown
  file: unknown
  consent: string | null
  consentAt: string | null
  state: 'new' | 'read' | 'shortlist' | 'rejected' | 'hired'
  employerNote: string | null
  answers: unknown
  closedAt: string | null
  closedAs: 'filled' | 'expired' | null
  deleteAfter: string
  language: 'nl' | 'en' | 'de'
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `author`. Relations, media and components are there when populated. */
export interface Author {
  id: number
  documentId: string
  name: string
  slug: string
  role: string | null
  bio: string | null
  url: string | null
  photo?: Media | null
  contents?: Content[]
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `campaign-link`. Relations, media and components are there when populated. */
export interface CampaignLink {
  id: number
  documentId: string
  number: number | null
  target: string
  partner?: Partner | null
  campaign: string | null
  kind: 'advert' | 'mail' | 'qr' | 'company'
  utm: unknown
  activeFrom: string | null
  activeTo: string | null
  clicks: number | null
  rel: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `category`. Relations, media and components are there when populated. */
export interface Category {
  id: number
  documentId: string
  name: string
  slug: string
  kind: 'news' | 'vacancy' | 'partner' | 'product'
  parent?: Category | null
  children?: Category[]
  position: number | null
  icon: string | null
  intro: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `consent`. Relations, media and components are there when populated. */
export interface Consent {
  id: number
  documentId: string
  email: string
  purpose: 'newsletter' | 'job-alert' | 'followed-news' | 'whitepaper' | 'application-kept'
  step: 'given' | 'requested' | 'confirmed' | 'changed' | 'withdrawn' | 'refused' | 'ended'
  lists: unknown
  text: string | null
  version: string | null
  at: string
  source: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `contact-message`. Relations, media and components are there when populated. */
export interface ContactMessage {
  id: number
  documentId: string
  state: 'new' | 'in-progress' | 'answered' | 'spam'
  department: 'editorial' | 'sales' | 'readers' | 'jobs' | 'technical'
  subject: string
  message: string
  name: string
  email: string
  phone: string | null
  company: string | null
  file: unknown
  note: string | null
  language: 'nl' | 'en' | 'de'
  sourcePath: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `content`. Relations, media and components are there when populated. */
export interface Content {
  id: number
  documentId: string
  number: number | null
  title: string
  slug: string
  kicker: string | null
  kind: 'news' | 'background' | 'opinion' | 'video' | 'podcast' | 'whitepaper' | 'advertorial'
  section: 'ecommerce' | 'logistiek' | 'fulfilment' | null
  intro: string | null
  body?: (BlocksRichText | BlocksQuote | BlocksFacts | BlocksTable | BlocksPicture | BlocksGallery | BlocksCards | BlocksListing | BlocksForm | BlocksCta | BlocksEmbed)[]
  download?: SharedPublicationFile | null
  hero?: SharedPicture | null
  gallery?: SharedPicture[]
  authors?: Author[]
  tags?: Tag[]
  category?: Category | null
  partners?: Partner[]
  products?: Product[]
  events?: Event[]
  related?: Content[]
  sourceName: string | null
  sourceUrl: string | null
  firstPublishedAt: string | null
  modifiedAt: string | null
  corrections?: SharedCorrection[]
  sponsored?: SharedSponsor | null
  access: 'free' | 'metered' | 'subscriber'
  readingMinutes: number | null
  newsExclude: boolean | null
  push: boolean | null
  pushTopic: string | null
  priority: number | null
  expiresAt: string | null
  seo?: SharedSeo | null
  legacyPaths: unknown
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `department`. Relations, media and components are there when populated. */
export interface Department {
  id: number
  documentId: string
  editorial: string
  sales: string
  readers: string
  jobs: string
  technical: string
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `edition`. Relations, media and components are there when populated. */
export interface Edition {
  id: number
  documentId: string
  newsletter: 'morning' | 'weekly' | 'jobs' | 'events'
  title: string
  slug: string
  subject: string | null
  preheader: string | null
  intro: string | null
  blocks?: (EditionArticles | EditionVacancies | EditionEvents | EditionCompany | EditionProduct | EditionAdvert | BlocksRichText)[]
  toAllLanguages: boolean | null
  firstPublishedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `event`. Relations, media and components are there when populated. */
export interface Event {
  id: number
  documentId: string
  number: number | null
  title: string
  slug: string
  intro: string | null
  body?: (BlocksRichText | BlocksQuote | BlocksFacts | BlocksTable | BlocksPicture | BlocksGallery | BlocksCards | BlocksListing | BlocksForm | BlocksCta | BlocksEmbed)[]
  hero?: SharedPicture | null
  startsAt: string | null
  endsAt: string | null
  allDay: boolean | null
  eventStatus: 'scheduled' | 'moved' | 'postponed' | 'cancelled' | 'sold-out'
  previousStart: string | null
  attendance: 'offline' | 'online' | 'mixed' | null
  venue?: SharedVenue | null
  onlineUrl: string | null
  organizer?: Partner | null
  organizerName: string | null
  organizerUrl: string | null
  speakers?: SharedSpeaker[]
  programme?: SharedProgrammeItem[]
  offers?: SharedOffer[]
  questions?: SharedQuestion[]
  registration?: SharedRegistrationTerms | null
  isFull: boolean | null
  partners?: Partner[]
  gallery?: SharedPicture[]
  section: 'ecommerce' | 'logistiek' | 'fulfilment' | null
  tags?: Tag[]
  category?: Category | null
  contents?: Content[]
  seo?: SharedSeo | null
  legacyPaths: unknown
  firstPublishedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `invitation`. Relations, media and components are there when populated. */
export interface Invitation {
  id: number
  documentId: string
  email: string
  partner?: Partner | null
  role: 'owner' | 'editor'
  language: 'nl' | 'en' | 'de'
  expiresAt: string | null
  acceptedAt: string | null
  revokedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `job-alert`. Relations, media and components are there when populated. */
export interface JobAlert {
  id: number
  documentId: string
  email: string
  subject: string
  frequency: 'daily' | 'weekdays' | 'weekly'
  weekday: number | null
  language: 'nl' | 'en' | 'de' | null
  consentText: string
  consentVersion: string
  consentAt: string
  sourceUrl: string | null
  confirmedAt: string | null
  endedAt: string | null
  toldUntil: string | null
  toldOn: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `lead`. Relations, media and components are there when populated. */
export interface Lead {
  id: number
  documentId: string
  state: 'new' | 'in-progress' | 'closed' | 'spam'
  kind: 'supplier' | 'product' | 'whitepaper' | 'advertising' | 'subscription' | 'withdrawal'
  partner?: Partner | null
  product?: Product | null
  whitepaper?: Content | null
  name: string
  email: string
  phone: string | null
  company: string | null
  jobTitle: string | null
  message: string | null
  consent: string | null
  note: string | null
  sentTo: string | null
  language: 'nl' | 'en' | 'de'
  sourcePath: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `magazine`. Relations, media and components are there when populated. */
export interface Magazine {
  id: number
  documentId: string
  number: number | null
  title: string
  slug: string
  year: number | null
  edition: string | null
  issuedAt: string | null
  cover?: SharedPicture | null
  intro: string | null
  pdf?: SharedPublicationFile | null
  flipbookUrl: string | null
  contents?: SharedContentsLine[]
  partners?: Partner[]
  access: 'free' | 'subscriber'
  price: number | null
  paperPrice: number | null
  issn: string | null
  tags?: Tag[]
  category?: Category | null
  seo?: SharedSeo | null
  legacyPaths: unknown
  firstPublishedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `membership`. Relations, media and components are there when populated. */
export interface Membership {
  id: number
  documentId: string
  partner?: Partner | null
  role: 'owner' | 'editor'
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `newsletter-signup`. Relations, media and components are there when populated. */
export interface NewsletterSignup {
  id: number
  documentId: string
  email: string
  lists: unknown
  name: string | null
  company: string | null
  sourceUrl: string | null
  consentText: string
  consentVersion: string
  consentAt: string
  confirmExpiresAt: string | null
  confirmedAt: string | null
  unsubscribedAt: string | null
  bounce: string | null
  language: 'nl' | 'en' | 'de' | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `page`. Relations, media and components are there when populated. */
export interface Page {
  id: number
  documentId: string
  title: string
  slug: string
  intro: string | null
  blocks?: (BlocksRichText | BlocksQuote | BlocksFacts | BlocksTable | BlocksPicture | BlocksGallery | BlocksCards | BlocksListing | BlocksForm | BlocksCta | BlocksDownload | BlocksEmbed)[]
  layout: 'default' | 'empty' | 'fullpage'
  template: string | null
  parent?: Page | null
  children?: Page[]
  showInSitemap: boolean | null
  access: 'public' | 'account' | 'subscriber'
  tags?: Tag[]
  category?: Category | null
  seo?: SharedSeo | null
  legacyPaths: unknown
  firstPublishedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `partner`. Relations, media and components are there when populated. */
export interface Partner {
  id: number
  documentId: string
  name: string
  link: string
  roles: unknown
  tier: 'basic' | 'plus' | 'premium'
  tierPeriod?: SharedPeriod | null
  logo?: Media | null
  cover?: SharedPicture | null
  intro: string | null
  body?: (BlocksRichText | BlocksQuote | BlocksFacts | BlocksTable | BlocksPicture | BlocksGallery | BlocksCards | BlocksListing | BlocksForm | BlocksCta | BlocksEmbed)[]
  website: string | null
  email: string | null
  phone: string | null
  addresses?: SharedAddress[]
  socials?: SharedLink[]
  kvk: string | null
  vat: string | null
  employees: number | null
  founded: number | null
  categories?: Category[]
  tags?: Tag[]
  brands: unknown
  certificates: unknown
  contacts?: SharedContact[]
  gallery?: SharedPicture[]
  documents?: Media[]
  takesLeads: boolean | null
  claimed: boolean | null
  verifiedAt: string | null
  contents?: Content[]
  products?: Product[]
  vacancies?: Vacancy[]
  events?: Event[]
  organizedEvents?: Event[]
  seo?: SharedSeo | null
  legacyPaths: unknown
  firstPublishedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `product`. Relations, media and components are there when populated. */
export interface Product {
  id: number
  documentId: string
  kind: 'catalogue' | 'subscription' | 'vacancy-credit' | 'advert' | 'magazine'
  name: string
  slug: string
  sku: string | null
  brand: string | null
  partner?: Partner | null
  intro: string | null
  body?: (BlocksRichText | BlocksQuote | BlocksFacts | BlocksTable | BlocksPicture | BlocksGallery | BlocksCards | BlocksListing | BlocksForm | BlocksCta | BlocksEmbed)[]
  images?: SharedPicture[]
  specifications?: SharedSpecification[]
  price?: SharedPrice | null
  trialDays: number | null
  stock: 'in-stock' | 'out-of-stock' | 'preorder' | 'on-request' | null
  features: unknown
  terms: string | null
  grants: unknown
  documents?: Media[]
  gtin: string | null
  active: boolean | null
  tags?: Tag[]
  category?: Category | null
  contents?: Content[]
  seo?: SharedSeo | null
  legacyPaths: unknown
  firstPublishedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `prompt`. Relations, media and components are there when populated. */
export interface Prompt {
  id: number
  documentId: string
  install: boolean
  newsletter: boolean
  alerts: boolean
  push: boolean
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `redirect`. Relations, media and components are there when populated. */
export interface Redirect {
  id: number
  documentId: string
  from: string
  to: string | null
  code: number
  keepQuery: boolean | null
  active: boolean | null
  expiresAt: string | null
  hits: number | null
  note: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `registration`. Relations, media and components are there when populated. */
export interface Registration {
  id: number
  documentId: string
  event?: Event | null
  eventId: string | null
  email: string | null
  offer: string | null
  kind: string | null
  attendees: unknown
  question: string | null
  answers: unknown
  price: number | null
  orderNumber: number | null
  state: 'new' | 'confirmed' | 'cancelled' | 'waiting-list'
  heldUntil: string | null
  ticketCode: string | null
  checkedInAt: string | null
  language: 'nl' | 'en' | 'de' | null
  remindedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `saved-item`. Relations, media and components are there when populated. */
export interface SavedItem {
  id: number
  documentId: string
  kind: 'content' | 'vacancy' | 'event'
  number: number
  savedAt: string
  note: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `statistic`. Relations, media and components are there when populated. */
export interface Statistic {
  id: number
  documentId: string
  eventId: string
  eventType: string
  url: string | null
  routeName: string | null
  entryId: string | null
  partnerId: string | null
  session: string | null
  language: string | null
  referrerHost: string | null
  device: 'mobile' | 'tablet' | 'desktop' | 'unknown' | null
  country: string | null
  source: string | null
  medium: string | null
  campaign: string | null
  isSuspect: boolean | null
  at: string
  batchId: string
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `statistic-batch`. Relations, media and components are there when populated. */
export interface StatisticBatch {
  id: number
  documentId: string
  batchId: string
  eventCount: number
  receivedAt: string
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `statistic-day`. Relations, media and components are there when populated. */
export interface StatisticDay {
  id: number
  documentId: string
  day: string
  eventType: string
  dimension: 'total' | 'dropped' | 'listed' | 'suspect' | 'route' | 'section' | 'entry' | 'language' | 'device' | 'country' | 'source' | 'campaign' | 'partner' | 'vacancy-source'
  value: string | null
  count: number
  uniques: number
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `subscription`. Relations, media and components are there when populated. */
export interface Subscription {
  id: number
  documentId: string
  number: number | null
  product?: Product | null
  company: string | null
  contact?: SharedContact | null
  billingAddress?: SharedAddress | null
  deliveryAddress?: SharedAddress | null
  startsAt: string
  interval: 'once' | 'month' | 'quarter' | 'year' | null
  payment: 'invoice' | 'incasso' | 'online' | null
  ibanMasked: string | null
  holder: string | null
  mandateAt: string | null
  vatId: string | null
  priceSnapshot: unknown
  state: 'new' | 'active' | 'paused' | 'cancelled' | 'ended'
  cancelAt: string | null
  source: string | null
  trialEndsAt: string | null
  periodEnd: string | null
  mandate: string | null
  billing: unknown
  language: 'nl' | 'en' | 'de' | null
  seats: number | null
  cancelledAt: string | null
  pausedAt: string | null
  resumesAt: string | null
  endedAt: string | null
  endReason: 'customer' | 'withdrawn' | 'unpaid' | 'editor' | null
  anchorDay: number | null
  pauses: unknown
  reference: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Content type `tag`. Relations, media and components are there when populated. */
export interface Tag {
  id: number
  documentId: string
  name: string
  slug: string
  initial: string | null
  description: string | null
  synonyms: unknown
  image?: Media | null
  mergedInto?: Tag | null
  contents?: Content[]
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `vacancy`. Relations, media and components are there when populated. */
export interface Vacancy {
  id: number
  documentId: string
  number: number | null
  title: string
  slug: string
  description: BlockNode[] | null
  employer?: Partner | null
  reference: string | null
  categories?: Category[]
  employmentType: unknown
  hoursMin: number | null
  hoursMax: number | null
  locations?: SharedAddress[]
  remote: 'no' | 'hybrid' | 'full'
  applicantCountries: unknown
  salary?: SharedSalary | null
  education: 'none' | 'vmbo' | 'mbo' | 'hbo' | 'wo' | null
  experienceMonths: number | null
  benefits: unknown
  applyMethod: 'form' | 'url' | 'email' | null
  applyUrl: string | null
  applyEmail: string | null
  contact?: SharedContact | null
  postedAt: string | null
  validThrough: string | null
  vacancyState: 'draft' | 'submitted' | 'awaiting-payment' | 'approved' | 'published' | 'paused' | 'filled' | 'expired' | 'rejected'
  closedAt: string | null
  promoted?: SharedPeriod | null
  source: 'site' | 'feed' | 'api' | null
  externalId: string | null
  language: 'nl' | 'en' | 'de' | null
  tags?: Tag[]
  seo?: SharedSeo | null
  legacyPaths: unknown
  firstPublishedAt: string | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  locale: string
  localizations?: Localization[]
}

/** Content type `vacancy-report`. Relations, media and components are there when populated. */
export interface VacancyReport {
  id: number
  documentId: string
  state: 'new' | 'in-progress' | 'upheld' | 'dismissed'
  vacancy?: Vacancy | null
  number: number
  reason: 'fraud' | 'discrimination' | 'misleading' | 'unlawful' | 'outdated' | 'other'
  explanation: string
  name: string | null
  email: string | null
  decision: string | null
  decidedAt: string | null
  note: string | null
  language: 'nl' | 'en' | 'de'
  createdAt: string
  updatedAt: string
  publishedAt: string
}

/** Every content type by its singular name. */
export interface EntryTypes {
  application: Application
  author: Author
  'campaign-link': CampaignLink
  category: Category
  consent: Consent
  'contact-message': ContactMessage
  content: Content
  department: Department
  edition: Edition
  event: Event
  invitation: Invitation
  'job-alert': JobAlert
  lead: Lead
  magazine: Magazine
  membership: Membership
  'newsletter-signup': NewsletterSignup
  page: Page
  partner: Partner
  product: Product
  prompt: Prompt
  redirect: Redirect
  registration: Registration
  'saved-item': SavedItem
  statistic: Statistic
  'statistic-batch': StatisticBatch
  'statistic-day': StatisticDay
  subscription: Subscription
  tag: Tag
  vacancy: Vacancy
  'vacancy-report': VacancyReport
}
