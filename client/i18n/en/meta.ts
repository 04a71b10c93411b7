import type { texts as nl } from '../nl/meta.ts'
import type { Same } from '../texts.ts'

/** Titles and descriptions of documents, used only by the worker, in English. */
export const texts: Same<typeof nl> = {
  'not-found': {
    title: 'This page does not exist',
  },
  meta: {
    jobs: {
      name: 'Jobs',
      title: 'Jobs in e-commerce, logistics and fulfilment',
      description:
        'Search jobs by title, town, pay and hours: from order picker and planner to supply chain manager and developer.',
    },
    'job-category': {
      title: 'Jobs: {{name}}',
      description: 'All open jobs in {{name}}, with pay, hours and place.',
    },
    vacancy: {
      title: '{{title}} at {{employer}}',
      description:
        '{{employer}} is hiring: {{title}} ({{place}}). Read what you will do, what it pays and how to apply.',
      home: 'from home',
    },
    company: {
      'supplier-title': '{{name}}: supplier',
      'employer-title': 'Working at {{name}}: jobs and profile',
      'supplier-description':
        'Profile of {{name}}, with products, people to call and what our newsroom wrote about the company.',
      'employer-description': 'Jobs at {{name}}, what it is like to work there and whom to call.',
    },
    subscriptions: {
      title: 'Subscriptions',
      description:
        'All subscriptions compared: digital, with the magazine or for the whole team. Prices including and excluding VAT.',
    },
    advertising: {
      title: 'Advertising',
      description: 'Articles, newsletter and vacancies: what you can book, what it costs and whom you reach.',
    },
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
    contact: {
      description: 'Reach the newsroom, sales, subscriber service, vacancy desk or technical team.',
    },
    newsletter: {
      title: 'Newsletters: morning mail, Friday review, vacancies and events',
      description:
        'Choose from four newsletters on e-commerce, logistics and fulfilment. With a sample of each edition and what you can follow today.',
    },
    search: {
      title: 'Search',
      found: 'Search for {{text}}',
      description: 'Search all articles, jobs, events, companies and magazines.',
    },
    page: '{{title}}, page {{page}}',
    feed: {
      title: '{{site}}: {{subject}}',
      jobs: 'jobs',
      'jobs-description': 'The newest jobs in e-commerce, logistics and fulfilment.',
      remote: 'remote',
      hours: '{{hours}} hours a week',
    },
    shortcut: {
      jobs: 'Jobs',
      events: 'Events',
      zoeken: 'Search',
      magazines: 'Magazine',
    },
    screenshot: {
      front: 'The front page with the latest news',
      jobs: 'Searching for jobs in e-commerce, logistics and fulfilment',
    },
    'open-search': 'Search the news, events and jobs of {{site}}',
    archive: {
      title: 'Everything on this site',
      description:
        'All in one place: sections, the archive by month, topics, jobs, companies, events, magazines and feeds.',
      'year-title': 'Archive {{year}}',
      'year-description':
        'Every article of {{year}} on e-commerce, logistics and fulfilment, month by month.',
      'month-title': 'Archive {{month}}',
      'month-description': 'Every article of {{month}} on e-commerce, logistics and fulfilment, day by day.',
    },
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
    events: {
      title: 'Events: diary for e-commerce, logistics and fulfilment',
      description:
        'Trade fairs, conferences, webinars and workshops on e-commerce, logistics and fulfilment, with place, programme and price.',
      'past-title': 'Past events',
      'past-title-year': 'Events of {{year}}',
      'past-description':
        'Looking back on trade fairs, conferences and webinars on e-commerce, logistics and fulfilment.',
      calendar: '{{site}} events',
    },
    editions: {
      title: 'Newsletters: all editions',
      description: 'Read earlier editions of our newsletters about e-commerce, logistics and fulfilment.',
      edition: '{{title}} | {{newsletter}}',
      feed: 'newsletters',
    },
    magazines: {
      title: 'Magazine: all issues',
      'title-year': 'Magazine: the issues of {{year}}',
      description:
        'The magazine on e-commerce, logistics and fulfilment: the newest issue, its contents and every earlier edition.',
      issue: '{{title}}, magazine {{edition}}',
    },
  },
  preview: {
    draft: 'Preview of a draft. The page is not on the site like this yet. The link works until {{time}}.',
    published: 'Preview of the published version. The link works until {{time}}.',
    link: 'This link to a preview has expired or is not right. Ask the editors for a new one.',
  },
  failure: {
    unavailable:
      'We cannot fetch this page right now. It usually does not last: please try again in half a minute.',
    gone: 'This page has been removed and will not return.',
    'bad-request': 'This address is not right. Please check that it was copied in full.',
    'method-not-allowed': 'This action is not possible at this address.',
    forbidden: 'This request was refused because it does not come from this site.',
    form: 'This form is no longer on this page, or it did not arrive whole. Go back in your browser: what you filled in is usually still there. Copy it and open the page again.',
    'too-large':
      'What you sent is too large. Please go back in your browser: what you typed is still there. Make it shorter and try again.',
    'file-unchecked': 'This file is still being checked for viruses. Please try again in half a minute.',
    busy: 'It is busy right now: too many files are coming in at once. Please try again in ten seconds.',
  },
  access: {
    'subscriber-title': 'Read on with a subscription',
    'subscriber-text': 'The rest of this story is for subscribers.',
    'metered-title': {
      one: 'You have read your free article of this month',
      other: 'You have read your {{count}} free articles of this month',
    },
    'metered-text': 'With a subscription you read without limits.',
    price: 'Subscriptions start at {{price}} {{interval}}, including VAT.',
    subscribe: 'See the subscriptions',
    subscribed: 'Already a subscriber?',
    'sign-in': 'Sign in',
    'account-title': 'Sign in to read this page',
    'account-text': 'This page is for readers with an account. An account is free.',
    'no-account': 'No account yet?',
    register: 'Create one',
    'reads-left': {
      one: 'After this article you can read {{count}} more this month without a subscription.',
      other: 'After this article you can read {{count}} more this month without a subscription.',
    },
    'last-read': 'This is the last article that you can read this month without a subscription.',
  },
  whitepaper: {
    title: 'Your white paper is ready',
    text: '{{name}}. The link is also in your e-mail and works for seven days.',
    button: 'Download the PDF ({{size}})',
    expired: 'This link no longer works',
    'expired-text': 'It has expired or is incomplete. Request the white paper again below.',
  },
}
