import { describe, expect, it } from 'vitest'
import { ownAddress, pathOfMessage, pushDetailsFrom } from '../../../client/push/push-message.ts'

const origin = 'https://schakel.example'

/** What FCM delivers to a browser for a message of this site. */
const delivered = {
  from: '123456789',
  fcmMessageId: '0d9b5c1e',
  collapse_key: 'do_not_collapse',
  priority: 'normal',
  notification: {
    title: 'Haven zoekt ruimte',
    body: 'De terminal breidt uit.',
    image: `${origin}/media/large_7.webp`,
    icon: `${origin}/icon-192.png`,
    tag: 'news-7',
    lang: 'nl',
    click_action: `${origin}/news/7/haven`,
  },
  data: { path: '/news/7/haven', locale: 'nl' },
  fcmOptions: { link: `${origin}/news/7/haven`, analytics_label: 'news_logistiek' },
}

describe('a push message', () => {
  it('has the shape that the specification gives', () => {
    expect(pushDetailsFrom(JSON.stringify(delivered))).toEqual({
      message: {
        notification: {
          title: 'Haven zoekt ruimte',
          body: 'De terminal breidt uit.',
          image: `${origin}/media/large_7.webp`,
          icon: `${origin}/icon-192.png`,
        },
        data: { path: '/news/7/haven', locale: 'nl' },
        fcmOptions: { link: `${origin}/news/7/haven`, analyticsLabel: 'news_logistiek' },
        from: '123456789',
        collapseKey: 'do_not_collapse',
        messageId: '0d9b5c1e',
      },
      tag: 'news-7',
      lang: 'nl',
    })
  })

  it('falls back to other sources for its tag', () => {
    const { tag: _, ...notification } = delivered.notification
    const sent = { ...delivered, notification }

    expect(pushDetailsFrom(JSON.stringify(sent))?.tag).toBe('0d9b5c1e')
    expect(pushDetailsFrom(JSON.stringify({ ...sent, collapse_key: 'jobs' }))?.tag).toBe('jobs')
  })

  it.each(['', 'hallo', 'null', '[]', '{}', '{"from":7}', '{"notification":{"title":"x"}}'])(
    'is ignored if it does not come from FCM: %s',
    (text) => {
      expect(pushDetailsFrom(text)).toBeNull()
    },
  )

  it('drops values of the wrong type', () => {
    const sent = { from: '1', notification: { title: 7, body: ['x'] }, data: { path: 5 }, fcmOptions: 'x' }

    expect(pushDetailsFrom(JSON.stringify(sent))?.message).toEqual({
      from: '1',
      collapseKey: '',
      messageId: '',
      notification: {},
      data: {},
    })
  })
})

describe('where a message links to', () => {
  const base = { from: '1', collapseKey: '', messageId: '' }

  it.each([
    [{ fcmOptions: { link: `${origin}/jobs?q=planner#x` } }, '/jobs?q=planner#x'],
    [{ data: { path: '/news/7/haven' } }, '/news/7/haven'],
    [{ fcmOptions: { link: 'https://elders.example/' }, data: { path: '/jobs' } }, '/jobs'],
    [{ fcmOptions: { link: 'https://elders.example/' } }, '/'],
    [{ fcmOptions: { link: 'javascript:alert(1)' } }, '/'],
    [{ data: { path: '//elders.example/x' } }, '/'],
    [{ data: { path: '/\\elders.example' } }, '/'],
    [{ data: { path: '/.//elders.example' } }, '/'],
    [{ data: { path: 'http://[' } }, '/'],
    [{}, '/'],
  ])('is on this site: %j', (fields, path) => {
    expect(pathOfMessage({ ...base, ...fields }, origin)).toBe(path)
  })

  it('is the only origin for pictures', () => {
    expect(ownAddress(`${origin}/media/7.webp`, origin)).toBe(`${origin}/media/7.webp`)
    expect(ownAddress('https://elders.example/7.webp', origin)).toBeUndefined()
    expect(ownAddress('data:image/png;base64,AA', origin)).toBeUndefined()
    expect(ownAddress(undefined, origin)).toBeUndefined()
  })
})
