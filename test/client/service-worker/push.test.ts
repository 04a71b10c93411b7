import { describe, expect, it, vi } from 'vitest'
import type { PageQuestion } from '../../../client/push/page-questions.ts'
import { handlePush } from '../../../client/service-worker/push.ts'

const origin = 'https://schakel.example'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** A page of the site, as the service worker sees it. */
interface FakePage {
  url: string
  visibilityState: 'visible' | 'hidden'
  focused: boolean
  focus: () => Promise<void>
  postMessage: (question: PageQuestion, ports: MessagePort[]) => void
}

type Listener = (event: Record<string, unknown>) => void

/** A service worker with some open pages; records what it shows and opens. */
function newWorker({ pages = [], userAgent = chrome }: { pages?: FakePage[]; userAgent?: string } = {}) {
  const listeners = new Map<string, Listener>()
  const shown: [title: string, options: Record<string, unknown>][] = []
  const opened: string[] = []
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: new URL(origin),
    navigator: { userAgent },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        shown.push([title, options])
      },
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (address: string) => {
        opened.push(address)
      },
    },
  }
  // Only the parts of the scope that are used; Node has no service workers.
  handlePush(scope as unknown as Parameters<typeof handlePush>[0])
  async function fire(name: string, event: Record<string, unknown>): Promise<void> {
    const waits: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }
  return {
    shown,
    opened,
    push: (sent: unknown) =>
      fire('push', { data: { text: () => (typeof sent === 'string' ? sent : JSON.stringify(sent)) } }),
    pushNothing: () => fire('push', { data: null }),
    press: (data: unknown) => fire('notificationclick', { notification: { data, close: () => {} } }),
  }
}

/** An open page that gives one answer; `null` never answers. */
function newPage(path: string, answer: boolean | null, more: Partial<FakePage> = {}) {
  const questions: PageQuestion[] = []
  const focus = vi.fn(async () => {})
  const page: FakePage = {
    url: `${origin}${path}`,
    visibilityState: 'visible',
    focused: false,
    focus,
    postMessage(question, [port]) {
      questions.push(question)
      if (answer !== null) port?.postMessage(answer)
    },
    ...more,
  }
  return Object.assign(page, { questions, focusing: focus })
}

const message = {
  from: '123456789',
  fcmMessageId: 'm1',
  notification: {
    title: 'Haven zoekt ruimte',
    body: 'De terminal breidt uit.',
    tag: 'news-7',
    lang: 'nl',
    image: `${origin}/media/7.webp`,
  },
  data: { path: '/news/7/haven' },
  fcmOptions: { link: `${origin}/news/7/haven` },
}

describe('a push message', () => {
  it('becomes a notification if no page is visible', async () => {
    const worker = newWorker({ pages: [newPage('/', true, { visibilityState: 'hidden' })] })

    await worker.push(message)

    expect(worker.shown).toEqual([
      [
        'Haven zoekt ruimte',
        {
          body: 'De terminal breidt uit.',
          icon: '/icon-192.png',
          badge: '/badge-96.png',
          image: `${origin}/media/7.webp`,
          tag: 'news-7',
          lang: 'nl',
          data: { path: '/news/7/haven' },
        },
      ],
    ])
  })

  it('is left to the visible page', async () => {
    const page = newPage('/', true)
    const worker = newWorker({ pages: [newPage('/jobs', true, { visibilityState: 'hidden' }), page] })

    await worker.push(message)

    expect(worker.shown).toEqual([])
    expect(page.questions).toMatchObject([
      {
        kind: 'push-message',
        path: '/news/7/haven',
        message: { notification: { title: 'Haven zoekt ruimte' } },
      },
    ])
  })

  it.each([
    ['does not answer', null],
    ['says no', false],
  ])('becomes a notification anyway if that page %s', async (_, answer) => {
    const worker = newWorker({ pages: [newPage('/', answer)] })

    await worker.push(message)

    expect(worker.shown).toHaveLength(1)
  })

  it('always becomes a notification in WebKit, which would revoke the permission otherwise', async () => {
    const worker = newWorker({ pages: [newPage('/', true)], userAgent: iphone })

    await worker.push(message)

    expect(worker.shown).toHaveLength(1)
  })

  it('only shows pictures of this site', async () => {
    const worker = newWorker()
    const { notification } = message

    await worker.push({
      ...message,
      notification: {
        ...notification,
        image: 'https://elders.example/x.png',
        icon: 'https://elders.example/i.png',
      },
    })

    expect(worker.shown[0]?.[1]).not.toHaveProperty('image')
    expect(worker.shown[0]?.[1].icon).toBe('/icon-192.png')
  })

  it.each(['', 'hallo', '{}', '{"from":"1"}', '{"from":"1","notification":{"title":""}}'])(
    'shows nothing for anything else: %s',
    async (text) => {
      const worker = newWorker()

      await worker.push(text)
      await worker.pushNothing()

      expect(worker.shown).toEqual([])
    },
  )
})

describe('a click on a notification', () => {
  const data = { path: '/news/7/haven' }

  it('focuses the page that already shows it', async () => {
    const [other, there] = [newPage('/', true, { focused: true }), newPage('/news/7/haven', true)]
    const worker = newWorker({ pages: [other, there] })

    await worker.press(data)

    expect(there.focusing).toHaveBeenCalledOnce()
    expect([...other.questions, ...there.questions, ...worker.opened]).toEqual([])
  })

  it('navigates the page that was focused last', async () => {
    const [behind, front] = [newPage('/', true), newPage('/jobs', true, { focused: true })]
    const worker = newWorker({ pages: [behind, front] })

    await worker.press(data)

    expect(front.questions).toEqual([{ kind: 'push-opened', path: '/news/7/haven' }])
    expect(front.focusing).toHaveBeenCalledOnce()
    expect([...behind.questions, ...worker.opened]).toEqual([])
  })

  it.each([
    ['is in use', false],
    ['sleeps', null],
  ])('opens a new page if the other %s', async (_, answer) => {
    const page = newPage('/account', answer)
    const worker = newWorker({ pages: [page] })

    await worker.press(data)

    expect(worker.opened).toEqual([`${origin}/news/7/haven`])
    expect(page.focusing).not.toHaveBeenCalled()
  })

  it('opens a new page if none is open, and the front page without a path', async () => {
    const worker = newWorker()

    await worker.press(data)
    await worker.press(null)

    expect(worker.opened).toEqual([`${origin}/news/7/haven`, `${origin}/`])
  })
})
