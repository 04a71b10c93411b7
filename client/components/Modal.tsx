import './modal.css'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSite } from '../site-context.tsx'
import { closeModal, useModal } from '../state/modals.ts'
import { Icon } from './Icon.tsx'

interface ModalProps {
  /** Its key in the shared state: `openModal(name)` opens it. */
  name: string
  title: string
  children: ReactNode
}

/**
 * A modal dialog. Escape, the close button and a press outside close it and return the focus. It's unmounted when closed, so typed text is
 * discarded.
 */
export function Modal(props: ModalProps) {
  return useModal(props.name) && <OpenModal {...props} />
}

function OpenModal({ name, title, children }: ModalProps) {
  const { t } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  const id = useId()

  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Close it before it leaves the document: only then does the browser return the focus.
    return () => opened?.close()
  }, [])

  /** A press that begins inside, such as a text selection, must not close it. */
  function notePress({ target, currentTarget }: PointerEvent) {
    isPressedBeside.current = target === currentTarget
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard, natively
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={id}
      onClose={() => closeModal(name)}
      onPointerDown={notePress}
      onClick={({ target, currentTarget }) => {
        if (isPressedBeside.current && target === currentTarget) closeModal(name)
      }}
    >
      <div className="modal-content">
        <h2 className="modal-title" id={id}>
          {title}
        </h2>
        {children}
        <button
          type="button"
          className="modal-close"
          aria-label={t('close')}
          onClick={() => closeModal(name)}
        >
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  )
}
