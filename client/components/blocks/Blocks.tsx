import type { ComponentType } from 'react'
import type { Block } from '../../content/block.ts'
import type { ListingBlock } from '../../content/listing-block.ts'
import { Figure } from '../Figure.tsx'
import { RichText } from '../RichText.tsx'
import './blocks.css'
import { CallToAction } from './CallToAction.tsx'
import { CardRow } from './CardRow.tsx'
import { DataTable } from './DataTable.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { countGalleryPictures } from './gallery-pictures.ts'
import { PlacedFormBlock } from './PlacedFormBlock.tsx'
import { PullQuote } from './PullQuote.tsx'

interface BlocksProps {
  blocks: Block[]
  /** Renders listings. Passed only by pages whose loader fills them, so that other pages don't load every kind of card. */
  listing?: ComponentType<{ block: ListingBlock }>
}

/** A body's blocks, in the editors' order. */
export function Blocks({ blocks, listing }: BlocksProps) {
  return (
    <div className="blocks">
      {blocks.map((block, index) => (
        <BlockView
          key={keyOf(block, index)}
          block={block}
          listing={listing}
          firstNumber={countGalleryPictures(blocks.slice(0, index)) + 1}
        />
      ))}
    </div>
  )
}

function keyOf(block: Block, index: number): string {
  return block.kind === 'rich-text' ? block.text.key : `${block.kind}-${index}`
}

interface BlockViewProps extends Pick<BlocksProps, 'listing'> {
  block: Block
  /** Number of the gallery's first picture, counted over all galleries of the body. */
  firstNumber: number
}

function BlockView({ block, listing: Listing, firstNumber }: BlockViewProps) {
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
      return <Gallery title={block.title} pictures={block.pictures} firstNumber={firstNumber} />
    case 'cards':
      return <CardRow title={block.title} cards={block.cards} />
    case 'cta':
      return <CallToAction {...block} />
    case 'listing':
      return Listing ? <Listing block={block} /> : null
    case 'form':
      return <PlacedFormBlock form={block.form} />
  }
}
