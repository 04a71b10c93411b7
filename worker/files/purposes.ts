import { type FileLimits, type FilePurpose, fileLimits } from '../../client/files/file-limits.ts'
import type { PrivateFile } from './private-file.ts'

/** The requester of a file. */
export interface FileReader {
  /** Their account; null for an anonymous visitor. */
  userId: number | null
  /** Whether the backend has let an editor through, who may read the record that the file belongs to. */
  isEditor: boolean
}

/** Limits and access rules of one kind of file. */
interface PurposeRules extends FileLimits {
  /** First word of the file name of a download. */
  word: string
  /** Whether a record has at most one: a new file then replaces the old one. */
  isSingle: boolean
  /** Whether readers upload it to their own account. Anybody uploads other files, for a form that they then send. If
   * the file is to stay, `cms/src/files/record-types.ts` names the type of its record. */
  isOwn: boolean
  /** Checked on every request, so a revoked permission takes effect immediately. */
  mayRead: (file: PrivateFile, reader: FileReader) => boolean | Promise<boolean>
}

/** Kinds of private files. */
const purposes = {
  cv: {
    ...fileLimits.cv,
    word: 'CV',
    isSingle: true,
    isOwn: true,
    mayRead: ({ owner }, { userId }) => owner !== null && owner === userId,
  },
  application: {
    ...fileLimits.application,
    word: 'CV',
    isSingle: false,
    isOwn: false,
    // Editors, and members of the company by the same kind of link.
    mayRead: (_file, { isEditor }) => isEditor,
  },
  tip: {
    ...fileLimits.tip,
    word: 'Tip',
    isSingle: false,
    isOwn: false,
    mayRead: (_file, { isEditor }) => isEditor,
  },
  // The backend keeps what a company proposes; here a picture is on its way there.
  'company-logo': {
    ...fileLimits['company-logo'],
    word: 'Logo',
    isSingle: false,
    isOwn: false,
    mayRead: () => false,
  },
  'company-cover': {
    ...fileLimits['company-cover'],
    word: 'Omslagfoto',
    isSingle: false,
    isOwn: false,
    mayRead: () => false,
  },
} as const satisfies Record<FilePurpose, PurposeRules>

/** The rules of a purpose. */
export function rulesOf(purpose: FilePurpose): PurposeRules {
  return purposes[purpose]
}

/** The purposes whose files come with forms, and then belong to the record that the backend made of the form. */
export function formPurposes(): FilePurpose[] {
  return Object.keys(purposes)
    .filter(isFilePurpose)
    .filter((purpose) => !purposes[purpose].isOwn)
}

/** Type guard for {@link FilePurpose}. */
export function isFilePurpose(text: string): text is FilePurpose {
  return Object.hasOwn(purposes, text)
}
