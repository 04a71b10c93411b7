import type { Block } from '../../content/block.ts'
import { Figure } from '../Figure.tsx'
import { RichText } from '../RichText.tsx'
import './blocks.css'
import { CallToAction } from './CallToAction.tsx'
import { CardRow } from './CardRow.tsx'
import { DataTable } from './DataTable.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { PullQuote } from './PullQuote.tsx'

/** A body in the order in which the editors composed it. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="blocks">
      {blocks.map((block, index) => (
        <BlockView key={keyOf(block, index)} block={block} />
      ))}
    </div>
  )
}

function keyOf(block: Block, index: number): string {
  return block.kind === 'rich-text' ? block.text.key : `${block.kind}-${index}`
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'rich-text':
      return <RichText text={block.text} />
    case 'quote':
      return <PullQuote text={block.text} source={block.source} />
    case 'facts':
      return <Facts title={block.title} items={block.items} />
    case 'table':
      return <DataTable {...block} />
    case 'picture':
      return (
        <div className="block-wide">
          <Figure picture={block.picture} place="body" />
        </div>
      )
    case 'gallery':
      return <Gallery title={block.title} pictures={block.pictures} />
    case 'cards':
      return <CardRow title={block.title} cards={block.cards} />
    case 'cta':
      return <CallToAction {...block} />
  }
}
