/** Id of the box for alerts on a page, where a browser without script is led back to. */
export const alertBoxId = 'job-alert'

/** Id of what the box holds: a link to it opens the box. */
export const alertWaysId = 'job-alert-ways'
