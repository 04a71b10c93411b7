/** Closes what a field stands in, where that opens and closes: the page that is asked for has a field of its own. */
export function leavePopover(form: HTMLFormElement | null): void {
  const popover = form?.closest('[popover]:popover-open')
  if (popover instanceof HTMLElement) popover.hidePopover()
}
