import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { seedPictures } from '../seed/seed-site.ts'
import { run } from './run.ts'

/** Where the drawn pictures are. */
export const pictureFolder = 'cms/.media'
const everyMs = 1500

/** Draws the sample pictures that are missing, those of the newest articles first. */
export async function makePictures(): Promise<void> {
  await run('Drawing the sample pictures', ['cms/seed/pictures.js'])
}

/** Puts pictures into the site's own store as they are drawn. Settles when all of them are there. */
export async function storePictures(miniflare: Miniflare, drawing: Promise<void>): Promise<void> {
  const stored = new Set<string>()
  let isDrawing = true
  const drawn = drawing.finally(() => {
    isDrawing = false
  })
  while (isDrawing) {
    if (existsSync(pictureFolder)) await seedPictures(miniflare, pictureFolder, stored)
    await Promise.race([drawn, setTimeout(everyMs)])
  }
  await seedPictures(miniflare, pictureFolder, stored)
}
