// Renders the mail layout and lists the kinds of mail, into two committed files, so that a running server needs no MJML. Run it after changing
// `src/mail/layout/layout.mjml`, or after adding or removing a file in `src/mail/templates/`. `node scripts/render-mails.ts --check` writes nothing and
// fails if a file is out of date.

/// <reference path="./mjml.d.ts" />
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml2html from 'mjml'
import { appFolder } from '../src/environment/app-folder.ts'

const mail = join(appFolder, 'src/mail')

/** @returns The expected content of each generated file. */
export async function renderedMails(): Promise<Map<string, string>> {
  return new Map([
    [join(mail, 'layout/layout.generated.ts'), await layout()],
    [join(mail, 'kinds.generated.ts'), kinds()],
  ])
}

async function layout() {
  const source = readFileSync(join(mail, 'layout/layout.mjml'), 'utf8')
  const { html, errors } = await mjml2html(source, { keepComments: true, validationLevel: 'strict' })
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const [head = '', ...parts] = lean(html).split(/<!--part:(\w+)-->\s*/)
  const named = parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : []))
  const lines = [['head', head], ...named].map(([name, text]) => `  ${name}: ${JSON.stringify(text)},`)
  return `// Made from layout.mjml by cms/scripts/render-mails.ts. Do not edit.

/** The mail layout: the parts of a text go between \`head\` and \`foot\`. \`{{name}}\` is filled in when the mail is sent. */
export const layout = {
${lines.join('\n')}
} as const
`
}

/** Without our own comments and without indentation; conditional comments for Outlook stay. */
function lean(html: string) {
  return html.replace(/<!-- [^[\]]*?-->/g, '').replace(/\s*\n\s*/g, '\n')
}

/** Each kind is one file; this generated list imports them all. */
function kinds() {
  const names = readdirSync(join(mail, 'templates'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()
  const imports = names.map((name) => `import { ${camel(name)} } from './templates/${name}.ts'`)
  const entries = names.map((name) => `  '${name}': ${camel(name)},`)
  return `// Made from the files of templates/ by cms/scripts/render-mails.ts. Do not edit.

${imports.join('\n')}

/** Every kind of mail, by its name. */
export const kinds = {
${entries.join('\n')}
}
`
}

function camel(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

if (import.meta.main) {
  for (const [file, wanted] of await renderedMails()) {
    if (!process.argv.includes('--check')) writeFileSync(file, wanted)
    else if (readFileSync(file, 'utf8') !== wanted) {
      console.error(`${file} is out of date: run node cms/scripts/render-mails.ts`)
      process.exitCode = 1
    }
  }
}
