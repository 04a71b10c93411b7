import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { appFolder } from '../src/environment/app-folder.ts'
import { formatsOf } from './media.ts'

const picturesFolder = join(appFolder, 'seed/pictures')

/** A folder of sizes for each picture, named after its bytes: a picture that is replaced gets new ones. */
const sizesFolder = join(appFolder, '.media')

/**
 * The sample pictures and their smaller sizes. Sizes are made the first time, as Strapi would at an upload.
 * @returns Paths by file name.
 */
export async function pictureFiles(): Promise<Map<string, string>> {
  const waiting = (await readdir(picturesFolder)).sort()
  const paths = new Map<string, string>()
  async function work() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      paths.set(name, join(picturesFolder, name))
      for (const [size, path] of await sizesOf(name)) paths.set(size, path)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return paths
}

async function sizesOf(name: string): Promise<[name: string, path: string][]> {
  const bytes = await readFile(join(picturesFolder, name))
  const folder = join(sizesFolder, createHash('sha256').update(bytes).digest('hex').slice(0, 16))
  if (!existsSync(folder)) await makeSizes(name, bytes, folder)
  return (await readdir(folder)).map((size) => [size, join(folder, size)])
}

async function makeSizes(name: string, bytes: Buffer, folder: string) {
  const unfinished = `${folder}-${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  for (const format of Object.values(formatsOf({ name, width: info.width, height: info.height }))) {
    await sharp(data, { raw: info })
      .resize(format.width, format.height, { fit: 'fill' })
      // More effort takes twice the time and spares a twentieth of the bytes.
      .webp({ quality: 80, effort: 2 })
      .toFile(join(unfinished, format.name))
  }
  // The site and the backend may be at it at the same time; whoever is last finds the same files there.
  await rename(unfinished, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true })
  })
}
