import { articlePath } from '../../client/components/article-path.ts'
import { eventPath } from '../../client/components/event-path.ts'
import { partnerPath } from '../../client/components/partner-path.ts'
import { vacancyPath } from '../../client/components/vacancy-path.ts'
import { sections } from '../../client/content/article-card.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import type {
  AccountProps,
  FollowEntry,
  OwnFollows,
  SavedEntry,
} from '../../client/pages/account/account-props.ts'
import { tagTopic, topicParts } from '../../client/push/topics.ts'
import type { CurrentUser, SavedItem } from '../accounts/accounts.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import type { NamedDocument } from '../archive/named-documents.ts'
import { fileSummary } from '../files/file-summary.ts'
import { accountRecord } from '../files/private-file.ts'
import type { PrivateFiles } from '../files/private-files.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { newestFirst } from '../push/consents.ts'
import { report } from '../report.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import { mostUsed } from './home.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader, partOf } from './own-page.ts'

/** Much used tags that are offered to follow. */
const offeredTags = 12
/** Number of saved items shown. */
const savedCount = 60

/** The reader's own data and settings. */
export function loadAccount(context: LoadContext): Promise<LoadedPage<'account'> | PageRedirect> {
  return forReader(context, async (reader) => {
    const { applications, files, jobAlerts, sessions, locale } = context
    const { token, userId } = reader
    const [user, newsletters, alerts, sent, saved, open, cv, follows] = await Promise.all([
      userOf(context, reader),
      partOf('own-newsletters', newslettersOf(context, reader)),
      partOf('own-job-alerts', jobAlerts.own(token)),
      partOf('own-applications', applications.own(token, locale)),
      partOf('saved-items', savedEntries(context, token)),
      partOf('sessions', sessions.list(userId, token)),
      partOf('cv', ownCv(files, reader)),
      partOf('own-follows', followsOf(context, token)),
    ])
    const members = await companyMembersOf(context, token, user)
    const { email, pendingEmail, provider, language } = user
    return {
      props: {
        profile: {
          firstName: user.firstName ?? '',
          lastName: user.lastName ?? '',
          phone: user.phone ?? '',
          company: user.company ?? '',
          jobTitle: user.jobTitle ?? '',
        },
        email,
        pendingEmail,
        hasPassword: provider === 'local',
        language,
        companies: user.companies.map(({ documentId, name, role }) => ({ documentId, name, role })),
        company: user.partner?.documentId ?? null,
        ...members,
        follows,
        newsletters,
        alerts: alerts?.alerts ?? null,
        applications: sent,
        saved,
        cv,
        sessions: open,
      },
      head: doorHead(context, {
        route: 'account',
        title: 'my-account.title',
        description: 'my-account.intro',
      }),
    }
  })
}

/** Their newsletters, and everything they agreed to, newest first. */
async function newslettersOf(
  { accounts, locale, pushConsents }: LoadContext,
  { token, userId }: SignedInVisitor,
): Promise<AccountProps['newsletters']> {
  const [newsletters, ofNotifications] = await Promise.all([
    accounts.newsletters(token, locale),
    pushConsents(userId),
  ])
  return { ...newsletters, consents: newestFirst([...newsletters.consents, ...ofNotifications]) }
}

/** The reader's account in the backend, or its last known state. */
async function userOf({ accounts }: LoadContext, { token, user }: SignedInVisitor): Promise<CurrentUser> {
  try {
    return await accounts.me(token)
  } catch (failure) {
    if (!user || !(failure instanceof StrapiError && failure.isOutage)) throw failure
    report('own-account', failure)
    return user
  }
}

async function ownCv(files: PrivateFiles, { userId, user }: SignedInVisitor): Promise<AccountProps['cv']> {
  const cv = (await files.filesOf(accountRecord(userId))).find(({ purpose }) => purpose === 'cv')
  return { file: cv ? fileSummary(cv, { person: user, isScanned: files.isScanned }) : null }
}

/** Who acts for the company that the reader acts for; invitations are for its owners. */
async function companyMembersOf(
  { accounts }: LoadContext,
  token: string,
  { partner: company }: CurrentUser,
): Promise<Pick<AccountProps, 'members'>> {
  if (!company) return {}
  const read = async () => {
    const [members, invitations] = await Promise.all([
      accounts.members.list(token, company.documentId),
      company.role === 'owner' ? accounts.members.invitations(token, company.documentId) : null,
    ])
    return {
      company: { documentId: company.documentId, name: company.name },
      members: members.map(({ firstName, lastName, ...member }) => ({
        ...member,
        name: [firstName, lastName].filter(Boolean).join(' '),
      })),
      invitations,
    }
  }
  return { members: await partOf('company-members', read()) }
}

/** What the reader follows, with names, and what else they could. */
async function followsOf(context: LoadContext, token: string): Promise<OwnFollows> {
  const { accounts, content, locale } = context
  const [{ topics, mail, consent }, tags, ownTags] = await Promise.all([
    accounts.follows(token, locale),
    content.tags(defaultLocale),
    content.tags(locale),
  ])
  const usual = [...sections, ...mostUsed(tags, offeredTags).map(({ slug }) => tagTopic(slug))]
  const others = usual.filter((topic) => !topics.includes(topic))
  const names = new Map([...tags, ...ownTags].map(({ slug, name }) => [slug, name]))
  const named = await Promise.all([...topics, ...others].map((topic) => followEntry(context, topic, names)))
  return {
    topics: named.slice(0, topics.length),
    others: named.slice(topics.length),
    mail: mail ?? { frequency: 'never', weekday: 1 },
    consent,
  }
}

/** @param tags Names of tags by their slugs. */
async function followEntry(
  { content, locale, t, href }: LoadContext,
  topic: string,
  tags: ReadonlyMap<string, string>,
): Promise<FollowEntry> {
  const parts = topicParts(topic)
  if (parts?.kind === 'section')
    return { topic, name: t(`section.${parts.section}`), path: href(parts.section) }
  if (parts?.kind === 'tag') {
    const name = tags.get(parts.slug)
    const path = name === undefined ? null : href('news-tag-tag', { tag: parts.slug })
    return { topic, name: name ?? parts.slug, path }
  }
  if (parts?.kind !== 'company') return { topic, name: topic, path: null }
  const company =
    (await content.partner(parts.link, locale)) ?? (await content.partner(parts.link, defaultLocale))
  return { topic, name: company?.name ?? parts.link, path: company && partnerPath(company, href) }
}

async function savedEntries(
  { accounts, archive, locale, t }: LoadContext,
  token: string,
): Promise<AccountProps['saved']> {
  const items = await accounts.saved(token)
  const shown = items.slice(0, savedCount)
  const documents = await archive.named(
    shown.map(({ kind, number }) => ({ type: kind, number })),
    locale,
  )
  return {
    entries: shown.map((item) => savedEntry(item, documents, t('my-account.saved.gone'))),
    olderCount: items.length - shown.length,
  }
}

function savedEntry(
  { kind, number, savedAt, note }: SavedItem,
  documents: NamedDocument[],
  gone: string,
): SavedEntry {
  const document = documents.find((one) => one.type === kind && one.number === number)
  const link = document && { path: pathOf(document), locale: document.locale }
  return { kind, number, savedAt, note, title: document?.title ?? gone, link: link ?? null }
}

function pathOf(document: NamedDocument): string {
  if (document.type === 'content') return articlePath(document)
  return document.type === 'vacancy' ? vacancyPath(document) : eventPath(document)
}
