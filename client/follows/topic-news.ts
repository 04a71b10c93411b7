import type { Locale } from '../content/locale.ts'
import type { TopicNews } from '../content/topic-news.ts'
import { withLocale } from '../href.ts'

/** Topics of which news is fetched, the ones followed last: each is a request, to an address that is the same for everybody. */
const maxFetched = 12

/** Site path of a topic's newest articles; no page, so the route table has no row for it. */
function topicNewsPath(locale: Locale, topic: string): string {
  return withLocale(locale, `/topics/${topic}.json`)
}

/** News about topics. Those that have none, or can't be reached, are left out. */
export async function fetchNews(topics: readonly string[], locale: Locale): Promise<TopicNews[]> {
  const found = await Promise.all(
    topics.slice(0, maxFetched).map((topic) => newsAbout(topicNewsPath(locale, topic))),
  )
  return found.filter((news) => news !== null)
}

async function newsAbout(path: string): Promise<TopicNews | null> {
  try {
    const response = await fetch(path)
    const news: TopicNews | null = response.ok ? await response.json() : null
    return news
  } catch {
    return null
  }
}
