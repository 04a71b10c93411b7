/** Closes the popover around a field; the results page has its own field. */
export function leavePopover(form: HTMLFormElement | null): void {
  const popover = form?.closest('[popover]:popover-open')
  if (popover instanceof HTMLElement) popover.hidePopover()
}
