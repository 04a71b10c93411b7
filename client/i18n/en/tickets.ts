/** Ordering the tickets of a registration, in English. */
export const texts = {
  ticket: {
    title: 'Your tickets ({{count}})',
    text: 'Show the code at the entrance, on your phone or on paper: this page can be printed. Each ticket is for one person; somebody who comes instead gets another.',
    qr: 'QR code of {{name}}',
  },
  'ticket-order': {
    title: 'Order your tickets',
    held: 'We hold your places until {{time}}. After that they go to somebody else.',
    text: 'You are registered once you have ordered and, if you pay online, paid. The price is for everybody whom you have entered.',
    price: 'Price',
    amount: '{{excluding}} excluding VAT',
    vat: 'VAT {{percent}}%',
    total: 'Amount due',
    name: 'Name or company on the invoice',
    attention: 'For the attention of',
    'vat-hint': 'Only if you order for a company.',
    later: 'Would you rather have an invoice or a direct debit?',
    'sign-in': 'Sign in to your account',
    'sign-in-only': 'You cannot pay online at the moment. With an account you order by invoice.',
    submit: 'Order with an obligation to pay',
    closed: 'You cannot order right now. Please try again later, or contact us.',
    gone: 'This ticket is no longer on sale. Please cancel, and choose another.',
    waiting: 'Your order has been placed. You are registered once your payment has arrived.',
    pay: 'Go to the payment',
    cancel:
      'You have ordered tickets. Our finance desk decides what you get back; you will find it on a credit note. Tickets that were not paid lapse by themselves.',
    fixed: 'You can change names, but not the number: that is on your invoice.',
    refused: {
      offer: 'This ticket is no longer on sale. Please cancel, and choose another.',
    },
  },
} as const
