import type { texts as nl } from '../nl/sections.ts'
import type { Same } from '../texts.ts'

/** Section fronts, in English. */
export const texts: Same<typeof nl> = {
  'section-intro': {
    ecommerce:
      'Selling through a screen: conversion, marketplaces, payments, returns and the software that keeps it all running.',
    logistiek: 'Everything on the move: road, water, rail and air, the ports, customs and the last mile.',
    fulfilment:
      'From goods-in to shipping label: warehouses, robots, packing, returns handling and the people on the floor.',
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
  home: {
    'in-dutch': 'In Dutch',
    'in-dutch-note': 'These articles have not been translated yet.',
  },
}
