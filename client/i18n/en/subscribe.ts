import type { texts as nl } from '../nl/subscribe.ts'
import type { Same } from '../texts.ts'

/** Ordering a subscription, and confirming that, in English. */
export const texts: Same<typeof nl> = {
  'subscribe-form': {
    title: 'Order',
    submit: 'Order with obligation to pay',
    done: 'Almost done. We have sent an email to {{email}}. Its button confirms your order, and then you can read. Until then you pay nothing.',
    closed: 'Ordering is not possible right now. Try again in a few minutes, or call or mail us.',
    'not-open': 'This subscription cannot be ordered here yet. Write to us and we will help you.',
    buyer: 'Who is the subscription for?',
    buyers: { person: 'For myself', company: 'For my company' },
    company: 'Name of the company',
    'vat-hint': 'Companies in Belgium and Germany pay no Dutch VAT with a VAT number.',
    name: 'Your name',
    email: 'Email address',
    'email-hint': 'You read with it, and the invoice goes there.',
    street: 'Street and number',
    delivery: 'Where should the magazine go?',
    deliveries: { same: 'To this address', other: 'To another address in the Netherlands or Belgium' },
    'delivery-name': 'Name at the address',
    'starts-on': 'Starts on',
    'starts-on-hint': 'Empty: today.',
    'confirm-note': 'We then mail you a link. The subscription starts once you confirm with it.',
    summary: {
      title: 'What you order',
      what: 'Subscription',
      price: 'Price',
      amount: {
        month: '{{total}} a month, including {{vat}}% VAT',
        quarter: '{{total}} a quarter, including {{vat}}% VAT',
        year: '{{total}} a year, including {{vat}}% VAT',
      },
      'after-trial': 'Nothing for the first {{days}} days, then {{amount}}',
      term: 'Term',
      terms: {
        month: 'By the month, until you cancel. You can cancel every month, online.',
        longer:
          'The first period runs to its end. After that it goes on until you cancel: every month, online, and you get back what you paid too much.',
      },
      withdraw: 'Withdrawal',
      'withdraw-text':
        'Fourteen days, without a reason. The subscription does not wait for that: if you withdraw, you pay only for the days on which you could read.',
      abroad: 'Company in Belgium or Germany',
      'abroad-text': 'With a valid VAT number {{amount}}, reverse charge.',
    },
  },
  subscribe: {
    refused: {
      'no-delivery': 'We deliver the magazine in the Netherlands and Belgium. Choose an address there.',
      'start-day': 'Choose today or a day in the coming three months.',
      'still-owed':
        'An earlier subscription was closed because it was not paid. Please pay that invoice first.',
      'subscribed-already': 'You have this subscription already. You find it among your registrations.',
    },
    confirm: {
      title: 'Confirm your order',
      description: 'The confirmation of your subscription.',
      intro: 'You ordered {{product}}. Press the button to complete the order.',
      'intro-trial':
        'You ordered {{product}}, with the first {{days}} days free. Press the button to complete the order.',
      password: 'Choose a password for your account, with which you sign in from now on.',
      submit: 'Confirm order',
    },
    used: {
      title: 'This order is confirmed',
      text: 'There is nothing left to do. Sign in to read, or to see your subscription.',
      next: 'To my subscription',
    },
    broken: {
      title: 'This link no longer works',
      text: 'It is wrong, or older than seven days. Nothing has started and you pay nothing. You can order again.',
      next: 'To the subscriptions',
    },
    ordered: {
      title: 'Thank you for your order',
      intro:
        'You can start reading. The confirmation is in your mail too, with the invoice once there is one.',
      'intro-later':
        'You read from {{day}}. The confirmation is in your mail too, with the invoice as soon as there is one.',
      subscription: 'Subscription',
      numbered: '{{product}}, number {{number}}',
      'starts-on': 'Starts on',
      trial: 'Free until',
      price: 'Price',
      'price-text': '{{amount}} {{interval}}, including VAT',
      payment: 'Payment',
      payments: { invoice: 'By invoice', incasso: 'Direct debit', online: 'Online' },
      end: 'Cancelling',
      ends: {
        month: 'Every month, online. It then ends with the month that is paid for.',
        longer:
          'The first period runs to its end. After that every month, online; you get back what you paid too much.',
      },
      withdraw: 'Withdrawing',
      'withdraw-text':
        'Within fourteen days, without a reason. You then pay only for the days on which you could read.',
      read: 'Start reading',
      manage: 'My subscription',
    },
  },
}
