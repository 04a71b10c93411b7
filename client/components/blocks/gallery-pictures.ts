import type { Block } from '../../content/block.ts'

/** The number of pictures in a body's galleries; whatever follows continues from there. */
export function countGalleryPictures(blocks: Block[]): number {
  return blocks.reduce((count, block) => count + (block.kind === 'gallery' ? block.pictures.length : 0), 0)
}
