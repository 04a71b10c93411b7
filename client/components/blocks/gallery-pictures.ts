import type { Block } from '../../content/block.ts'

/** How many pictures the galleries of a body hold: what follows counts on from there. */
export function countGalleryPictures(blocks: Block[]): number {
  return blocks.reduce((count, block) => count + (block.kind === 'gallery' ? block.pictures.length : 0), 0)
}
