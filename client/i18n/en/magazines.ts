import type { texts as nl } from '../nl/magazines.ts'
import type { Same } from '../texts.ts'

/** Pages of the magazine, in English. */
export const texts: Same<typeof nl> = {
  magazines: {
    title: 'Magazine',
    intro:
      'Eight times a year on paper and as a PDF: reports, background and figures on e-commerce, logistics and fulfilment.',
    newest: 'Newest issue',
    'in-issue': 'In this issue',
    read: 'See this issue',
    page: 'page {{page}}',
    years: 'Years',
    'all-years': 'Newest issues',
    issues: {
      one: '{{count}} issue',
      other: '{{count}} issues',
    },
    'subscribe-title': 'Every issue on your doormat',
    'subscribe-text':
      'Subscribers receive the magazine at home or at work and read every issue in the archive.',
    subscribe: 'See the subscriptions',
    dutch: 'The magazine is published in Dutch.',
    'empty-title': 'The first issue is being made',
    'empty-text': 'Every issue of the magazine will be listed here. Meanwhile, read the latest news.',
    contents: 'Contents',
    'contents-note': 'You can read the lines with a link on this site too.',
    'no-contents': 'The contents of this issue are not known yet.',
    published: 'Published on',
    pages: {
      one: '{{count}} page',
      other: '{{count}} pages',
    },
    issn: 'ISSN',
    'free-price': 'Free',
    edition: 'Edition',
    price: 'Single issue',
    free: 'This issue is free to read.',
    'free-soon':
      'This issue is free to read, without a subscription too: you will find its articles in the contents.',
    yours: 'You can read this issue with your subscription.',
    'yours-soon': 'The PDF of this issue will follow soon.',
    download: 'Download the PDF',
    flipbook: 'Leaf through this issue online',
    subscriber: 'This issue is for subscribers.',
    'subscriber-text':
      'With a subscription you receive every issue on paper and read the whole archive as PDF.',
    order: 'Subscribe',
    buy: 'Buy this issue, from {{price}}',
    'buy-paper': 'Order this issue on paper, {{price}}',
    previous: 'Previous issue',
    next: 'Next issue',
    neighbours: 'Other issues',
    partners: 'In association with',
  },
}
