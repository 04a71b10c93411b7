import type { texts as nl } from '../nl/offers.ts'
import type { Same } from '../texts.ts'

/** Subscriptions and advertising, in English. */
export const texts: Same<typeof nl> = {
  offers: {
    subscriptions: 'Subscriptions',
    'subscriptions-intro':
      'Choose what suits you: digital only, with the magazine on paper, or for the whole team. Every price is shown with and without VAT.',
    plans: 'The subscriptions side by side',
    choose: 'See {{name}}',
    features: 'What you get',
    terms: 'Terms',
    business: 'More than ten readers?',
    'business-text':
      'For larger newsrooms, sites and schools we make a tailored proposal, with one invoice and an administrator of your own.',
    'business-ask': 'Ask for a proposal',
    questions: 'Frequently asked questions',
    faq: {
      cancel: {
        question: 'Can I cancel in between?',
        answer:
          'Schakel Digital can be cancelled every month after the trial. Complete and Team run for a year; after that Complete can be cancelled every month.',
      },
      trial: {
        question: 'When does the trial start?',
        answer:
          'On the day on which we confirm your subscription. For Team it starts when the administrator invites the first colleague.',
      },
      payment: {
        question: 'How do I pay?',
        answer: 'By direct debit or by invoice. For companies we put your purchase number on the invoice.',
      },
      vat: {
        question: 'Why 9% VAT?',
        answer:
          'In the Netherlands the low rate applies to newspapers and magazines, on paper and digital. Companies can usually reclaim it.',
      },
      abroad: {
        question: 'Do you deliver the magazine outside the Netherlands?',
        answer:
          'Yes, in Belgium at no extra cost. For other countries we charge postage, and tell you how much before you decide.',
      },
      change: {
        question: 'Can I change my subscription?',
        answer: 'Yes, at any time. What you have paid already is set off against the new subscription.',
      },
    },
    subscribe: 'Subscribe',
    'order-else': 'Rather talk to us?',
    call: 'Call {{phone}}',
    hours: 'On weekdays from 9 am to 5 pm, Dutch time.',
    others: 'The other subscriptions',
    compare: 'Compare all subscriptions',
    'per-interval': 'Price',
    'no-subscriptions-title': 'No subscriptions for sale right now',
    'no-subscriptions-text': 'We are working on a new offer. Call or mail us if you want to read now.',
    advertising: 'Advertising',
    'advertising-intro':
      'Reach the people who decide on warehouses, web shops and transport. Always recognisable as paid.',
    forms: 'What you can book',
    'forms-note': 'Prices without VAT.',
    'job-forms': 'Placing vacancies',
    more: 'More about {{name}}',
    'ask-advert': 'Ask about {{name}}',
    'no-forms-title': 'Nothing to book right now',
    'no-forms-text':
      'We are working on new formats. Tell us what you are looking for and we will think along.',
    sales: 'Talk to sales',
    'sales-text':
      'Tell us whom you want to reach. You will have an answer within one working day, with dates that are still free.',
    'sales-subject': 'Advertising with {{name}}',
    mail: 'Mail {{email}}',
    desk: {
      readers: { email: 'abonnee@schakel.example', phone: '+31 85 0000 100' },
      sales: { name: 'Joyce Abrahams', email: 'verkoop@schakel.example', phone: '+31 85 0000 100' },
    },
    'dutch-only': 'This offer is in Dutch only for now.',
  },
}
