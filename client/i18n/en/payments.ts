/** Paying an order online, in English. */
export const texts = {
  'payment-form': {
    'not-now': 'Paying online is not possible now. Try again in a minute, or transfer the amount.',
  },
  payment: {
    title: 'Payment',
    description: 'The payment of your order.',
    order: 'Order',
    invoice: 'Invoice',
    total: 'Amount with VAT',
    states: {
      new: { title: 'Not paid yet', text: 'You can pay this order here right away.' },
      open: {
        title: 'We are waiting for your bank',
        text: 'Your payment has not arrived yet. This page looks again by itself. Did you come back too early? Then go on paying.',
      },
      pending: {
        title: 'We are waiting for your bank',
        text: 'Your bank is processing the payment. This page looks again by itself; there is nothing more to do.',
      },
      failed: {
        title: 'The payment did not succeed',
        text: 'Nothing was charged. Your order is still open.',
      },
      canceled: {
        title: 'You cancelled the payment',
        text: 'Nothing was charged. Your order is still open.',
      },
      expired: {
        title: 'The time to pay is over',
        text: 'Nothing was charged. Your order is still open.',
      },
      returned: {
        title: 'Your payment came back',
        text: 'The bank has returned the amount to you. Your order is open again.',
      },
      credited: {
        title: 'This order has lapsed',
        text: 'Nothing needs to be paid. If you have paid after all, you get your money back.',
      },
      refunded: {
        title: 'Refunded',
        text: 'The amount goes back to the account or card that you paid with. That may take a few days.',
      },
      paid: { title: 'Paid, thank you', text: 'Invoice {{invoice}} is paid. There is nothing more to do.' },
    },
    'by-transfer': 'You can transfer the amount. Paying online is not possible at the moment.',
    late: {
      open: 'Your payment has not arrived yet. Go on paying, or look again later.',
      pending:
        'Your bank is processing the payment. That may take a few working days; there is nothing more to do.',
    },
    back: {
      title: 'You get money back',
      text: 'You have paid more than you need to. We refund that within fourteen days.',
      amount: 'You get back',
    },
    owed: 'Still to be paid',
    pay: { on: 'Go on paying', again: 'Pay online now' },
    transfer:
      'Rather transfer it? Transfer {{amount}} to {{iban}} in the name of {{name}}, quoting {{invoice}}.',
    'transfer-only': 'Transfer {{amount}} to {{iban}} in the name of {{name}}, quoting {{invoice}}.',
    vacancies: 'To my vacancies',
    read: 'Read the issue',
    account: 'To my account',
    tickets: 'To your tickets',
    'broken-title': 'This payment does not exist',
    'broken-text': 'The link is not right. You find your invoices in your account.',
  },
} as const
