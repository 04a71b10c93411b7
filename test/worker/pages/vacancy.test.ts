import { afterEach, describe, expect, it, vi } from 'vitest'
import { openVacancy } from '../applications/support/open-vacancy.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

const open = '/jobs/vacature/5001/ploegleider-warehouse-venlo'
const closed = '/jobs/vacature/5010/routeplanner-nieuwegein'

async function postingAt(path: string): Promise<Record<string, unknown> | undefined> {
  const { structuredData } = await headOf(await visit(path))
  return structuredData['@graph']?.find((node) => node['@type'] === 'JobPosting')
}

/** Follows the number to the vacancy's own address. */
async function addressOf(number: number): Promise<string> {
  const moved = await visit(`/jobs/vacature/${number}/x`)
  return moved.headers.get('location') ?? ''
}

describe('a vacancy', () => {
  it('shows its requirements, its offer, and how to apply', async () => {
    const response = await visit(open)

    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<h1 tabindex="-1">Ploegleider warehouse</h1>')
    expect(html).toContain('36–40 uur')
    expect(html).toMatch(/€\s3\.150 – €\s3\.850 per maand/)
    expect(html).toContain('href="/werkgevers/havik-logistiek"')
    expect(html).toContain('href="mailto:werken@havik-logistiek.example"')
    expect(html).toContain('href="#application-form"')
    expect(html).toContain('id="application-form"')
    expect(html).toContain('Vergelijkbare vacatures')
  })

  it('leads to where its employer wants applications, by clicks that count', async () => {
    const html = await (await visit(await addressOf(5003))).text()

    expect(html).toMatch(/href="mailto:[^"]*\?subject=Sollicitatie%3A%20[^"]*" data-counts="Lead"/)
    expect(html).not.toContain('id="application-form"')
  })

  it("has structured data by Google's rules", async () => {
    expect(await postingAt(open)).toMatchObject({
      title: 'Ploegleider warehouse',
      description: expect.stringMatching(/^<p>.*<ul><li>/s),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      employmentType: ['FULL_TIME'],
      identifier: { '@type': 'PropertyValue', value: 'HL-2026-118' },
      hiringOrganization: { '@type': 'Organization', name: 'Havik Logistiek' },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Valkenierslaan 200',
            addressLocality: 'Venlo',
            addressRegion: 'Limburg',
            postalCode: '5928 LX',
            addressCountry: 'NL',
          },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 3150, maxValue: 3850, unitText: 'MONTH' },
      },
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'professional certificate',
      },
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
      directApply: true,
    })
  })

  it('with several places names them all', async () => {
    const path = await addressOf(5006)

    const html = await (await visit(path)).text()
    const posting = await postingAt(path)

    expect(html).toContain('Nieuwegein')
    expect(html).toContain('Amersfoort')
    expect(posting?.jobLocation).toHaveLength(2)
  })

  it('without pay explains why, and has none in structured data', async () => {
    const path = await addressOf(5007)

    const html = await (await visit(path)).text()
    const posting = await postingAt(path)

    expect(html).toContain('>Salaris</dt>')
    expect(posting).not.toHaveProperty('baseSalary')
  })

  it('is found by its number: a wrong slug redirects to the right one and keeps the query', async () => {
    const response = await visit('/jobs/vacature/5001/oud?utm_source=brief')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${open}?utm_source=brief`)
  })

  it("that isn't translated redirects to its own language", async () => {
    const response = await visit(`/de${open}`)

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(open)
  })

  it.each(['0', '-1', 'abc', '1e3', '99999999999', '59999', '%00'])("isn't found: %s", async (number) => {
    const { status } = await visit(`/jobs/vacature/${number}/x`)

    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe('a closed vacancy', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is readable for 90 days from the day on which it was filled, whatever was edited since', async () => {
    const editor = await signInEditor()
    const { documentId, path } = await openVacancy(editor)
    await editor.publish('vacancy', documentId, 'nl', { vacancyState: 'filled' })
    const { closedAt } = await editor.read('vacancy', documentId, 'nl')
    await editor.publish('vacancy', documentId, 'nl', { title: 'Inpakker nacht' })
    const onDay = async (day: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(String(closedAt)) + day * 86_400_000 })
      const html = await (await visit(path)).text()
      vi.useRealTimers()
      return html
    }

    const [within, after] = [await onDay(89), await onDay(91)]
    await editor.remove('vacancy', documentId)

    expect(within).toContain('Inpakker nacht')
    expect(within).toContain('Je pakt pakketten in.')
    expect(after).toContain('Inpakker nacht')
    expect(after).not.toContain('Je pakt pakketten in.')
  })

  it("answers 410, can't be applied for, and offers others", async () => {
    const response = await visit(closed)

    expect(response.status).toBe(410)
    const html = await response.clone().text()
    const { meta } = await headOf(response)
    expect(meta.get('robots')).toMatch(/^noindex/)
    expect(html).toContain('Deze vacature is verlopen')
    expect(html).not.toContain('>Solliciteer')
    expect(html).not.toContain('mailto:werken')
    expect(html).toContain('Vergelijkbare vacatures')
    expect(html.indexOf('Vergelijkbare vacatures')).toBeLessThan(html.indexOf('class="vacancy-columns"'))
    expect(await postingAt(closed)).toBeUndefined()
  })

  it("isn't listed", async () => {
    const { structuredData } = await headOf(await visit('/jobs?q=routeplanner'))

    expect(JSON.stringify(structuredData)).not.toContain(`${siteUrl}${closed}`)
  })
})
