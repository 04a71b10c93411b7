import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import type { Core } from '@strapi/strapi'
import sharp from 'sharp'
import { type Language, siteLink } from '../mail/site-link.ts'

/** A picture of the media library that a mail may show. */
export interface PictureChoice {
  /** Of the whole file, below `/uploads/`. */
  url: string
  alt: string
}

/** A picture as mails show it. */
export interface MailPicture {
  /** On the site, of a JPEG. */
  url: string
  /** In CSS pixels: the file has up to twice as many. */
  width: number
  height: number
  alt: string
}

/** Width of a mail's text, in CSS pixels. A picture is no wider and no higher. */
const maxSide = 512
const density = 2

/**
 * Draws a picture as a JPEG, beside its file: Outlook for Windows shows no WebP. One that was drawn before is used again, and stays when its
 * file is deleted, since mails that were sent lead to it.
 * @returns Null for a file that can't be read; it is reported.
 */
export async function mailPicture(
  strapi: Core.Strapi,
  { url, alt }: PictureChoice,
  locale: Language,
): Promise<MailPicture | null> {
  const uploads = join(strapi.dirs.static.public, 'uploads')
  const name = `mail_${parse(url).name}.jpg`
  try {
    const size =
      (await sizeOf(join(uploads, name))) ?? (await draw(join(uploads, basename(url)), uploads, name))
    const scale = Math.min(1, maxSide / size.width, maxSide / size.height)
    return {
      url: new URL(`/media/${name}`, siteLink(locale, '/')).href,
      width: Math.round(size.width * scale),
      height: Math.round(size.height * scale),
      alt,
    }
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    strapi.log.error(JSON.stringify({ where: 'mail-picture', url, message }))
    return null
  }
}

interface Size {
  width: number
  height: number
}

/** Null if there is no such picture. */
async function sizeOf(file: string): Promise<Size | null> {
  return await sharp(file)
    .metadata()
    .catch(() => null)
}

async function draw(source: string, folder: string, name: string): Promise<Size> {
  const side = maxSide * density
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  // Renamed once it is whole: two processes may draw the same.
  const whole = join(folder, `.${name}.${randomUUID()}`)
  await writeFile(whole, data)
  await rename(whole, join(folder, name))
  return info
}
