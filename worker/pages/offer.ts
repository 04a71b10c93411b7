import { formatMoney } from '../../client/components/money.ts'
import { priceAmounts } from '../../client/components/price-amounts.ts'
import type { Article } from '../../client/content/article.ts'
import type { Block } from '../../client/content/block.ts'
import type { Page } from '../../client/content/page.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import { escapeHtml } from '../content/markup.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { subscriptionsFor } from './subscriptions.ts'

/**
 * An article as its page shows it: a closed one ends with how to read on, an open one that is metered says how many are left. Both are
 * blocks that any body may have, so they cost readers no script.
 */
export async function withOffer(article: Article, context: LoadContext): Promise<Article> {
  const { body, access, isClosed } = article
  if (isClosed) return { ...article, body: [...body, ...(await wayIn(access, context))] }
  if (access !== 'metered' || context.audience.tier === 'subscriber') return article
  return { ...article, body: [...body, readsLeftNote(context)] }
}

/** A page as readers get it: a closed one consists of how to read it. */
export async function withWayIn(page: Page, context: LoadContext): Promise<Page> {
  return page.isClosed ? { ...page, blocks: await wayIn(page.access, context) } : page
}

/** How to read what is closed: what it takes, and the way for who has that already. */
async function wayIn(access: Article['access'] | Page['access'], context: LoadContext): Promise<Block[]> {
  const { t, href, here, locale, audience, freeReads } = context
  const signIn = signInPath(locale, here)
  if (access === 'account')
    return [
      {
        kind: 'cta',
        title: t('access.account-title'),
        text: t('access.account-text'),
        label: t('access.sign-in'),
        href: signIn,
      },
      linkLine('no-account', t('access.no-account'), t('access.register'), href('registreren')),
    ]
  const title =
    access === 'metered' ? t.count('access.metered-title', freeReads) : t('access.subscriber-title')
  const text = access === 'metered' ? t('access.metered-text') : t('access.subscriber-text')
  const price = await priceOf(context)
  const offer: Block = {
    kind: 'cta',
    title,
    text: price ? `${text} ${price}` : text,
    label: t('access.subscribe'),
    href: href('abonnementen'),
  }
  if (audience.tier !== 'anonymous') return [offer]
  return [offer, linkLine('sign-in', t('access.subscribed'), t('access.sign-in'), signIn)]
}

/** What the cheapest subscription costs; null if nobody knows. */
async function priceOf(context: LoadContext): Promise<string | null> {
  const [cheapest] = (await optional('offer', subscriptionsFor(context), [])).filter(({ price }) => price)
  if (!cheapest?.price) return null
  const { t, locale } = context
  const { price, kind } = cheapest
  return t('access.price', {
    price: formatMoney(locale, priceAmounts(price, kind).including, price.currency),
    interval: t(`cards.price.${price.interval}`),
  })
}

/** How many metered articles are left after this one. */
function readsLeftNote({ t, href, audience }: LoadContext): Block {
  const left = audience.readsLeft - 1
  const note = left > 0 ? t.count('access.reads-left', left) : t('access.last-read')
  return linkLine('reads-left', note, t('access.subscribe'), href('abonnementen'))
}

/** A line of text with a link behind it. @param key Unique within a body, and not one of its own blocks'. */
function linkLine(key: string, text: string, label: string, href: string): Block {
  const html = `<p><small>${escapeHtml(text)} <a href="${escapeHtml(href)}">${escapeHtml(label)}</a></small></p>`
  return { kind: 'rich-text', text: { key, html } }
}
