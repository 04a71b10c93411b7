import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { writableUrl } from '../blocks.ts'
import { blocksFromMarkdown } from '../blocks-from-markdown.ts'
import { markdownFromBlocks } from '../markdown-from-blocks.ts'
import { withCaret } from './caret.ts'
import { hasMark, keys, tools } from './commands.ts'
import { blocksOf, documentOf } from './document.ts'
import { schema } from './schema.ts'

export interface EditorProps {
  id: string
  label: string
  /** Markdown. */
  value: string
  isWrong: boolean
  isRequired: boolean
  describedBy: string | undefined
  /** Where somebody is writing in what it takes the place of, in characters of its text; null for nowhere. */
  caret: number | null
  onChange: (markdown: string) => void
  onBlur: () => void
}

/** An editor (ProseMirror) for what `TextBlock` can hold, whose value is Markdown. A chunk of its own. */
export function RichTextEditor({
  id,
  label,
  value,
  isWrong,
  isRequired,
  describedBy,
  caret,
  ...on
}: EditorProps) {
  const { t } = useSite()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const written = useRef(value)
  const change = useEffectEvent((markdown: string) => {
    written.current = markdown
    on.onChange(markdown)
  })
  const blur = useEffectEvent(() => on.onBlur())
  const attributes = useEffectEvent(() => ({
    id,
    class: 'control editor-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-required': String(isRequired),
    'aria-invalid': String(isWrong),
    // Where a form that is wrong leads to.
    'data-focus': '',
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }))

  // Before anything else happens on the page: what somebody types when nothing has the focus is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, with what it began with
  useLayoutEffect(() => {
    if (!place.current) return
    const made = new EditorView(place.current, {
      state: caret === null ? stateOf(value) : withCaret(stateOf(value), value, caret),
      attributes,
      editable: () => !place.current?.closest('fieldset:disabled'),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) change(markdownFromBlocks(blocksOf(next.doc)))
      },
      handleDOMEvents: { blur: () => blur() },
    })
    view.current = made
    setState(made.state)
    if (caret !== null) made.focus()
    return () => made.destroy()
  }, [])

  // The form may be emptied, or filled in anew, from outside.
  useEffect(() => {
    if (value === written.current || !view.current) return
    written.current = value
    view.current.updateState(stateOf(value))
    setState(view.current.state)
  }, [value])

  useEffect(() => {
    // What describes it has changed: the view asks for its attributes again.
    if (view.current) view.current.setProps({ attributes })
  })

  function run(command: Command) {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }

  return (
    <div className="editor">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset */}
      <div className="editor-tools" role="group" aria-label={t('form-field.rich-text.tools')}>
        {tools.map(({ name, command, isActive }) => (
          <button
            key={name}
            type="button"
            className="editor-tool"
            aria-pressed={state !== null && isActive(state)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            {t(`form-field.rich-text.${name}`)}
          </button>
        ))}
      </div>
      <LinkTool id={id} state={state} run={run} />
      <div ref={place} />
    </div>
  )
}

interface LinkToolProps {
  id: string
  state: EditorState | null
  run: (command: Command) => void
}

/** A line for the address of a link, for the words that are chosen. */
function LinkTool({ id, state, run }: LinkToolProps) {
  const { t } = useSite()
  const [address, setAddress] = useState('')
  const isLinked = state !== null && hasMark(state, 'link')
  if (!state || (state.selection.empty && !isLinked)) return null
  const url = writableUrl(/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address) ? `https://${address}` : address)

  function set() {
    if (!url) return
    setAddress('')
    run((current, dispatch) => {
      const { from, to } = current.selection
      dispatch?.(current.tr.addMark(from, to, schema.mark('link', { href: url })))
      return true
    })
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter sends the form that it stands in.
    event.preventDefault()
    set()
  }

  return (
    <div className="editor-link">
      <input
        id={`${id}-link`}
        className="control"
        type="url"
        aria-label={t('form-field.rich-text.address')}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" className="control-button" aria-disabled={!url} onClick={set}>
        {t('form-field.rich-text.link')}
      </button>
      {isLinked && (
        <button type="button" className="control-button" onClick={() => run(withoutLink)}>
          {t('form-field.rich-text.unlink')}
        </button>
      )}
    </div>
  )
}

const withoutLink: Command = (state, dispatch) => {
  const { empty, $from } = state.selection
  if (!empty) return toggleMark(schema.marks.link)(state, dispatch)
  const start = $from.start()
  dispatch?.(state.tr.removeMark(start, start + $from.parent.content.size, schema.marks.link))
  return true
}

function stateOf(markdown: string): EditorState {
  return EditorState.create({
    doc: documentOf(blocksFromMarkdown(markdown)),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  })
}
