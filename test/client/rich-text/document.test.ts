import { expect, it } from 'vitest'
import type { TextBlock } from '../../../client/rich-text/blocks.ts'
import { blocksOf, documentOf } from '../../../client/rich-text/editor/document.ts'

const blocks: TextBlock[] = [
  { type: 'heading', level: 3, children: [{ type: 'text', text: 'Wat ga je doen?' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Je plant ' },
      { type: 'text', text: 'elke dag', bold: true, italic: true },
      {
        type: 'link',
        url: 'https://schakel.example/',
        children: [{ type: 'text', text: 'hier', bold: true }],
      },
    ],
  },
  { type: 'quote', children: [{ type: 'text', text: 'Leuk.' }] },
  {
    type: 'list',
    format: 'ordered',
    children: [
      { type: 'list-item', children: [{ type: 'text', text: 'Een' }] },
      { type: 'list-item', children: [{ type: 'text', text: 'Twee', italic: true }] },
    ],
  },
]

it('is edited as the same blocks that it is stored as', () => {
  expect(blocksOf(documentOf(blocks))).toEqual(blocks)
})

it('of nothing is one empty line, of which no block is made', () => {
  expect(documentOf([]).childCount).toBe(1)
  expect(blocksOf(documentOf([]))).toEqual([])
})
