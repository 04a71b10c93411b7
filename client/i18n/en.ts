import type { Dictionary } from './dictionary.ts'

/** The texts of the interface in English. */
export const en: Dictionary = {
  navigation: {
    skip: 'Skip to content',
    main: 'Main navigation',
    home: 'Front page',
    menu: 'Menu',
    'menu-title': 'Sections and pages',
    sections: 'Sections',
    tags: 'Topics',
    preferences: 'Display',
    language: 'Language',
    footer: 'About this site',
    breadcrumb: 'You are here',
  },
  'colour-mode': {
    title: 'Colours',
    system: 'Same as device',
    light: 'Light',
    dark: 'Dark',
  },
  section: {
    ecommerce: 'E-commerce',
    logistiek: 'Logistics',
    fulfilment: 'Fulfilment',
  },
  'section-intro': {
    ecommerce:
      'Selling through a screen: conversion, marketplaces, payments, returns and the software that keeps it all running.',
    logistiek: 'Everything on the move: road, water, rail and air, the ports, customs and the last mile.',
    fulfilment:
      'From goods-in to shipping label: warehouses, robots, packing, returns handling and the people on the floor.',
  },
  kind: {
    news: 'News',
    background: 'Background',
    opinion: 'Opinion',
    video: 'Video',
    podcast: 'Podcast',
    whitepaper: 'White paper',
    advertorial: 'Partner content',
  },
  home: {
    title: 'News for e-commerce, logistics and fulfilment',
    latest: 'Just in',
    leads: 'Also in the news',
    background: 'Background and opinion',
    'partner-content': 'Partner content',
    'partner-content-note': 'Paid for by the companies named, and made outside the newsroom.',
    tags: 'What our newsroom writes about',
    'all-tags': 'All topics from A to Z',
    'more-in': 'More {{section}}',
    'in-dutch': 'In Dutch',
    'in-dutch-note': 'These articles have not been translated yet.',
    'empty-title': 'The first articles are on their way',
    'empty-text':
      'Nothing has been published here yet. Meanwhile, browse the topics our newsroom writes about.',
  },
  'section-page': {
    background: 'In depth',
    tags: 'Much discussed in this section',
    older: 'Earlier stories',
    'empty-title': 'Nothing in this section yet',
    'empty-text':
      'New articles will appear here as soon as they are published. Meanwhile, have a look at another section.',
    page: '{{section}}, page {{page}}',
  },
  article: {
    by: 'By',
    updated: 'Updated',
    'reading-time': { one: '{{count}} minute read', other: '{{count}} minute read' },
    sponsored: 'Partner content',
    'sponsored-by': 'in association with {{name}}',
    'sponsored-note':
      'This article was paid for by {{name}} and was not written by our newsroom. That way you always know who is speaking.',
    tags: 'Topics',
    companies: 'In this article',
    share: 'Share',
    'share-mail': 'By e-mail',
    'share-linkedin': 'On LinkedIn',
    'share-whatsapp': 'On WhatsApp',
    'copy-link': 'Copy link',
    'link-copied': 'Link copied',
    'copy-failed': 'Copying did not work. Please take the link from the address bar.',
    gallery: 'Picture series',
    'open-picture': 'Open the picture at full size: {{alt}}',
    corrections: { one: 'Correction', other: 'Corrections' },
    source: 'Source',
    'about-author': 'About the author',
    'read-next': 'Read next',
    'read-next-empty': 'Read on in this section',
    print: 'This article can be found at {{url}}',
    picture: 'Picture: {{credit}}',
    'in-section': 'Everything on {{section}}',
  },
  tag: {
    label: 'Topic',
    articles: { one: '{{count}} article', other: '{{count}} articles' },
    related: 'Related topics',
    'empty-title': 'No articles on this topic yet',
    'empty-text': 'Pick another topic from the index, or start with the latest news.',
  },
  tags: {
    title: 'Topics from A to Z',
    intro: 'Every article is filed under topics. Here they all are, with the number of articles on each.',
    'most-used': 'Most written about',
    initials: 'Choose an initial',
    all: 'All topics',
    'initial-title': 'Topics under {{char}}',
    count: { one: '{{count}} topic', other: '{{count}} topics' },
    previous: 'Previous letter: {{char}}',
    next: 'Next letter: {{char}}',
    'empty-title': 'No topics yet',
    'empty-text': 'Topics appear here as soon as there are articles about them.',
  },
  page: {
    siblings: 'More about {{name}}',
    updated: 'Last changed',
    'empty-text': 'This page has no content yet.',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}}',
  },
  time: {
    today: 'Today',
    yesterday: 'Yesterday',
  },
  footer: {
    about:
      'Independent trade media on e-commerce, logistics and fulfilment in the Netherlands. For those who sell, ship, store and deliver.',
    pages: 'About this site',
    reading: 'Reading',
    languages: 'Languages',
    'partner-note': 'Paid contributions are always labelled as partner content.',
    top: 'Back to top',
  },
  'footer-page': {
    about: 'About us',
    colophon: 'Colophon',
    newsroom: 'Newsroom',
    privacy: 'Privacy',
    terms: 'Terms',
    cookies: 'Cookies',
    accessibility: 'Accessibility',
    'partner-policy': 'Partner policy',
    'editorial-statute': 'Editorial charter',
    rss: 'RSS',
    tips: 'Tip the newsroom',
  },
  meta: {
    home: {
      title: 'News on e-commerce, logistics and fulfilment',
      description:
        'Daily trade news, background and opinion from the Netherlands for people who work in e-commerce, logistics and fulfilment. With figures and names.',
    },
    section: {
      ecommerce: {
        title: 'E-commerce: news and background',
        description:
          'Trade news on web shops: conversion, marketplaces, payment methods, returns policy, product data and legislation.',
      },
      logistiek: {
        title: 'Logistics: news and background',
        description:
          'Trade news on transport and supply chains: ports, barges, rail, air freight, customs, zero-emission zones and the last mile.',
      },
      fulfilment: {
        title: 'Fulfilment: news and background',
        description:
          'Trade news from the warehouse: order picking, robotics, WMS, packing, returns handling, outsourcing and same-day delivery.',
      },
    },
    page: '{{title}}, page {{page}}',
    tags: {
      title: 'Topics from A to Z',
      description:
        'Every topic our newsroom writes about, in alphabetical order and with the number of articles.',
    },
    'tags-initial': {
      title: 'Topics under {{char}}',
      description: 'Every topic that starts with {{char}}, with the number of articles on each.',
    },
    tag: {
      title: '{{tag}}: news and background',
      description: 'All articles on {{tag}}, newest first.',
    },
  },
  'not-found': {
    title: 'This page does not exist',
    hint: 'The address may have been copied wrongly, or the page has moved. Here is the way back.',
    home: 'Go to the front page',
    sections: 'Or choose a section',
    tags: 'Browse by topic, from A to Z',
  },
  error: {
    title: 'Something went wrong',
    home: 'Back to home',
    unknown: 'A fault on our side keeps us from showing this page. Please try again in a minute.',
    unavailable:
      'We cannot fetch this page right now. It usually does not last: please try again in half a minute.',
    gone: 'This page has been removed and will not return.',
    'bad-request': 'This address is not right. Please check that it was copied in full.',
    'method-not-allowed': 'This action is not possible at this address.',
    forbidden: 'This request was refused because it does not come from this site.',
    'too-large': 'What you sent is too large. Please make it smaller and try again.',
    'request-id': 'Reference: {{id}}',
  },
  update: {
    available: 'A new version is available. It loads with the next page you open.',
  },
  offline: {
    title: 'You are offline',
    text: 'We cannot fetch this page without a connection. You can read on as soon as you are back online.',
    retry: 'Try again',
  },
  loading: 'Loading',
}
