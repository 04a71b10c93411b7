import { describe, expect, it } from 'vitest'
import { jobsTopic, sectionTopic, tagTopic, topicParts } from '../../../client/push/topics.ts'

describe('a topic', () => {
  it.each([
    [sectionTopic('logistiek'), { kind: 'section', section: 'logistiek' }],
    [tagTopic('retourbeleid'), { kind: 'tag', slug: 'retourbeleid' }],
    [jobsTopic(''), { kind: 'jobs', query: '' }],
    [jobsTopic('q=planner'), { kind: 'jobs', query: 'q=planner' }],
  ])('is parsed as it was built: %s', (topic, parts) => {
    expect(topicParts(topic)).toEqual(parts)
  })

  it.each(['', 'politiek', 'tag/', 'tag/a b', 'tag/A', 'jobsearch', 'Logistiek'])(
    'is null for anything else: %s',
    (text) => {
      expect(topicParts(text)).toBeNull()
    },
  )
})
