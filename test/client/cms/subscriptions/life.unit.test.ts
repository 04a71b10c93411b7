import { describe, expect, it } from 'vitest'
import {
  cancellationOn,
  centsBack,
  type Debt,
  type Life,
  mayWithdraw,
  nextStep,
  noticesOn,
  pauseLeft,
  resumedOn,
} from '../../../../cms/src/subscriptions/life.ts'
import { monthEnd, periodFrom } from '../../../../cms/src/subscriptions/period.ts'

const monthly: Life = {
  state: 'active',
  interval: 'month',
  orderedOn: '2026-11-05',
  startsOn: '2026-11-05',
  trialUntil: null,
  periodEnd: '2026-12-04',
  anchor: 5,
  closesOn: null,
  pausedOn: null,
  resumesOn: null,
  pauses: [],
  charged: [{ from: '2026-11-05', until: '2026-12-04' }],
  isFirstPaid: true,
  debts: [],
}
const yearly: Life = {
  ...monthly,
  interval: 'year',
  periodEnd: '2027-11-04',
  charged: [{ from: '2026-11-05', until: '2027-11-04' }],
}
const trial: Life = { ...monthly, trialUntil: '2026-12-04', charged: [] }
const debt: Debt = { order: 7, owedCents: 1150, dueOn: '2026-11-19', returnedOn: null, isCollected: false }

describe('periods', () => {
  it('begin on the 31st, on the last day of shorter months, and on the 31st again', () => {
    const starts = ['2027-01-31']
    for (let count = 0; count < 4; count += 1) {
      const { until } = periodFrom(starts.at(-1) ?? '', 'month', 31)
      starts.push(new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10))
    }
    expect(starts).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  })

  it.each([
    ['2028-02-29', 'year', '2029-02-27'],
    ['2027-03-01', 'year', '2028-02-29'],
    ['2026-11-30', 'quarter', '2027-02-27'],
    ['2026-12-15', 'month', '2027-01-14'],
    // The clock goes back on 25 October.
    ['2026-10-25', 'month', '2026-11-24'],
  ] as const)('of one that begins on %s and lasts a %s end on %s', (from, interval, until) => {
    expect(periodFrom(from, interval).until).toBe(until)
  })

  it('a month of a year ends before the day on which the year began', () => {
    const year = periodFrom('2026-01-31', 'year')
    expect(monthEnd('2026-02-10', year, 31)).toBe('2026-02-27')
    expect(monthEnd('2026-12-31', year, 31)).toBe('2027-01-30')
  })
})

describe('what is due', () => {
  it('is nothing while a period runs, and the next one on the day after it', () => {
    expect(nextStep(monthly, '2026-12-04')).toBeNull()
    expect(nextStep(monthly, '2026-12-05')).toEqual({
      kind: 'charge',
      period: { from: '2026-12-05', until: '2027-01-04' },
    })
  })

  it('is each period in turn after a cron that did not run', () => {
    expect(nextStep({ ...monthly, periodEnd: '2027-01-04' }, '2027-02-09')).toMatchObject({
      period: { from: '2027-01-05', until: '2027-02-04' },
    })
  })

  it('is the first period on the day after the trial, and nothing once that was cancelled', () => {
    expect(nextStep(trial, '2026-12-04')).toBeNull()
    expect(nextStep(trial, '2026-12-05')).toMatchObject({ kind: 'charge', period: { from: '2026-12-05' } })
    const cancelled: Life = { ...trial, state: 'cancelled', closesOn: '2026-12-04' }
    expect(nextStep(cancelled, '2026-12-04')).toBeNull()
    expect(nextStep(cancelled, '2026-12-05')).toMatchObject({ kind: 'end', reason: 'customer' })
  })

  it('is never a charge for what editors made', () => {
    expect(nextStep({ ...monthly, periodEnd: null }, '2030-01-01')).toBeNull()
  })

  it('is the end thirty days after an invoice was due, or fourteen after a debit came back', () => {
    const life = { ...monthly, periodEnd: '2027-12-31' }
    expect(nextStep({ ...life, debts: [debt] }, '2026-12-18')).toBeNull()
    expect(nextStep({ ...life, debts: [debt] }, '2026-12-19')).toMatchObject({ reason: 'unpaid' })
    const returned = { ...debt, isCollected: true, returnedOn: '2027-01-10' }
    expect(nextStep({ ...life, debts: [returned] }, '2027-01-23')).toBeNull()
    expect(nextStep({ ...life, debts: [returned] }, '2027-01-24')).toMatchObject({ reason: 'unpaid' })
  })

  it('is nothing for what we have not collected yet', () => {
    const life = { ...monthly, periodEnd: '2027-12-31', debts: [{ ...debt, isCollected: true }] }
    expect(nextStep(life, '2027-03-01')).toBeNull()
  })

  it('starts with the first payment, or never', () => {
    const life: Life = { ...monthly, state: 'new' }
    expect(nextStep(life, '2026-11-06')).toEqual({ kind: 'start' })
    const unpaid = { ...life, isFirstPaid: false }
    expect(nextStep({ ...unpaid, debts: [debt] }, '2026-11-12')).toBeNull()
    // Also where finance has credited it, so that nothing is owed.
    expect(nextStep(unpaid, '2026-11-06')).toBeNull()
    expect(nextStep({ ...unpaid, debts: [debt] }, '2026-11-13')).toMatchObject({
      kind: 'end',
      reason: 'unpaid',
    })
  })
})

describe('what is told', () => {
  it('is the end of a trial three days ahead, also by a run that comes late', () => {
    expect(noticesOn(trial, '2026-11-30')).toEqual([])
    expect(noticesOn(trial, '2026-12-01')).toMatchObject([{ kind: 'trial-ending', key: '2026-12-04' }])
    expect(noticesOn(trial, '2026-12-04')).toMatchObject([{ kind: 'trial-ending', key: '2026-12-04' }])
    expect(noticesOn(trial, '2026-12-05')).toEqual([])
  })

  it('is the renewal of a year a month ahead, and of no month', () => {
    expect(noticesOn(yearly, '2027-10-05')).toEqual([])
    expect(noticesOn(yearly, '2027-10-06')).toMatchObject([{ kind: 'renewal', on: '2027-11-05' }])
    expect(noticesOn(monthly, '2026-12-04')).toEqual([])
  })

  it('is a debit that came back at once, and the last week of an overdue invoice', () => {
    expect(noticesOn({ ...monthly, debts: [debt] }, '2026-12-11')).toEqual([])
    expect(noticesOn({ ...monthly, debts: [debt] }, '2026-12-12')).toMatchObject([{ on: '2026-12-19' }])
    const returned = { ...debt, returnedOn: '2026-11-24', isCollected: true }
    expect(noticesOn({ ...monthly, debts: [returned] }, '2026-11-24')).toMatchObject([{ on: '2026-12-08' }])
  })
})

describe('cancelling', () => {
  it('ends a trial, a paid month and a first year as they would have ended', () => {
    expect(cancellationOn(trial, '2026-11-10')).toEqual({ closesOn: '2026-12-04', daysBack: 0 })
    expect(cancellationOn(monthly, '2026-11-10')).toEqual({ closesOn: '2026-12-04', daysBack: 0 })
    expect(cancellationOn(yearly, '2027-03-10')).toEqual({ closesOn: '2027-11-04', daysBack: 0 })
  })

  it('ends a later year with the month, and the rest comes back', () => {
    const second: Life = {
      ...yearly,
      periodEnd: '2028-11-04',
      charged: [...yearly.charged, { from: '2027-11-05', until: '2028-11-04' }],
    }
    expect(cancellationOn(second, '2028-02-10')).toEqual({ closesOn: '2028-03-04', daysBack: 245 })
  })

  it('ends a first quarter as it would have ended, and a later one with the month', () => {
    const quarterly: Life = {
      ...monthly,
      interval: 'quarter',
      periodEnd: '2027-02-04',
      charged: [{ from: '2026-11-05', until: '2027-02-04' }],
    }
    expect(cancellationOn(quarterly, '2026-12-10')).toEqual({ closesOn: '2027-02-04', daysBack: 0 })
    const second: Life = {
      ...quarterly,
      periodEnd: '2027-05-04',
      charged: [...quarterly.charged, { from: '2027-02-05', until: '2027-05-04' }],
    }
    expect(cancellationOn(second, '2027-02-10')).toEqual({ closesOn: '2027-03-04', daysBack: 61 })
    expect(cancellationOn(second, '2027-05-01')).toEqual({ closesOn: '2027-05-04', daysBack: 0 })
  })

  it('gives back by the day, and never more than was paid', () => {
    const year = { from: '2027-11-05', until: '2028-11-04' }
    expect(centsBack(14_900, year, 245)).toBe(9_974)
    expect(centsBack(14_900, year, 400)).toBe(14_900)
    expect(centsBack(14_900, year, -3)).toBe(0)
  })

  it('is a withdrawal until fourteen days after the order, or the day that it begins on', () => {
    expect(mayWithdraw(monthly, '2026-11-19')).toBe(true)
    expect(mayWithdraw(monthly, '2026-11-20')).toBe(false)
    expect(mayWithdraw({ ...monthly, startsOn: '2026-12-01' }, '2026-12-15')).toBe(true)
  })
})

describe('a pause', () => {
  it('is three months in a year at most, and none in a trial', () => {
    expect(pauseLeft(monthly, '2026-11-10')).toBe(92)
    expect(pauseLeft(trial, '2026-11-10')).toBe(0)
    expect(pauseLeft({ ...yearly, debts: [debt] }, '2026-11-19')).toBe(92)
    expect(pauseLeft({ ...yearly, debts: [debt] }, '2026-11-20')).toBe(0)
    const pauses = [{ from: '2026-11-01', until: '2026-11-30' }]
    expect(pauseLeft({ ...yearly, pauses }, '2027-05-01')).toBe(62)
    // The first half of it is more than a year ago.
    expect(pauseLeft({ ...yearly, periodEnd: '2028-01-01', pauses }, '2027-11-16')).toBe(77)
  })

  it('moves the period by the days that it lasted', () => {
    const paused: Life = { ...monthly, state: 'paused', pausedOn: '2026-11-20', resumesOn: '2026-12-20' }
    expect(nextStep(paused, '2026-12-19')).toBeNull()
    expect(nextStep(paused, '2026-12-24')).toEqual({ kind: 'resume' })
    expect(resumedOn(paused, '2026-12-20')).toEqual({
      periodEnd: '2027-01-03',
      anchor: 4,
      pauses: [{ from: '2026-11-20', until: '2026-12-19' }],
    })
  })
})
