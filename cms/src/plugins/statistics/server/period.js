// @ts-check

const { dayOf, daysAfter } = require('../../../statistics/dutch-day.js')

/** Days that a period may have. */
const periods = [7, 30, 90, 365]

/**
 * Dutch days, the last included. Today is not over, so it is in neither period.
 * @typedef {object} Period
 * @property {number} days
 * @property {string} from
 * @property {string} to
 * @property {string} beforeFrom First day of the period that it is compared with.
 * @property {string} beforeTo
 * @property {string} today
 */

/**
 * The last so many whole days, and as many before them: whole weeks earlier, so that Mondays are compared with Mondays.
 * @param {number} days
 * @returns {Period}
 */
function periodOf(days) {
  const today = dayOf(Date.now())
  const from = daysAfter(today, -days)
  const to = daysAfter(today, -1)
  const weeks = Math.ceil(days / 7)
  return {
    days,
    from,
    to,
    beforeFrom: daysAfter(from, -7 * weeks),
    beforeTo: daysAfter(to, -7 * weeks),
    today,
  }
}

module.exports = { periodOf, periods }
