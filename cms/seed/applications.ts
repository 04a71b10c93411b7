import type { Core } from '@strapi/strapi'
import { applicationUid } from '../src/applications/application.ts'
import { deletionOf, expectedEnd } from '../src/applications/retention.ts'
import { findVacancy } from '../src/applications/vacancies.ts'
import { createDates, seedToday } from './dates.ts'
import { documentIdOf } from './document.ts'

/** Applications for vacancies of the demo employer; the first is the demo reader's. Without CVs: files are the worker's. */
const applications = [
  {
    key: 'lezer-5002',
    vacancy: 5002,
    name: 'Lotte Lezer',
    email: 'lezer@schakel.example',
    phone: null,
    motivation:
      'Mijn reachtruckcertificaat haalde ik in mei, en sindsdien val ik in bij een groothandel in Tegelen. Vaste ochtenden zouden mij goed uitkomen.\n\nVanaf 4 januari kan ik beginnen.',
    links: [],
    state: 'read',
    at: '2026-11-18T20:41:00+01:00',
  },
  {
    key: 'samir-5001',
    vacancy: 5001,
    name: 'Samir Haddad',
    email: 'samir.haddad@kandidaat.example',
    phone: '06 12345670',
    motivation:
      'Ik leid sinds 2022 een avondploeg van vijftien mensen bij een pakketsorteerder in Son. Wat mij aanspreekt: dat u vertrektijden noemt en geen cultuurwoorden.\n\nGraag kom ik een nacht meelopen.',
    links: ['https://linkedin.com/in/samir-haddad-voorbeeld'],
    state: 'shortlist',
    employerNote: 'Sterk op planning. Woensdag bellen over reistijd.',
    answers: [
      {
        key: 'seed',
        at: '2026-11-19T09:12:00+01:00',
        message:
          'Dag Samir,\n\nDank je wel. Schikt het donderdag om vier uur op de Valkenierslaan? Dan loop je meteen een ronde mee.\n\nWendy Geraedts',
      },
    ],
    at: '2026-11-17T22:05:00+01:00',
  },
  {
    key: 'agnieszka-5001',
    vacancy: 5001,
    name: 'Agnieszka Nowak',
    email: 'agnieszka.nowak@kandidaat.example',
    phone: '06 12345671',
    motivation:
      'Zes jaar orderpicker, de laatste twee als plaatsvervanger van mijn ploegleider. Ik spreek Pools, Nederlands en Engels, en ik ken uw hal C: daar begon ik.',
    links: [],
    state: 'new',
    at: '2026-11-20T06:54:00+01:00',
  },
  {
    key: 'joost-5001',
    vacancy: 5001,
    name: 'Joost van Meijel',
    email: 'joost.van.meijel@kandidaat.example',
    phone: null,
    motivation:
      'Na tien jaar horeca zoek ik vaste uren en een ploeg om voor te zorgen. Leidinggeven kan ik; een magazijn ken ik alleen van de andere kant van de deur.',
    links: [],
    state: 'new',
    isKeptLonger: true,
    at: '2026-11-20T21:30:00+01:00',
  },
]

const consent =
  'De werkgever mag mijn sollicitatie een jaar bewaren, voor andere vacatures. Dat kan ik op elk moment terugdraaien door haar in te trekken.'

/** Gives the demo employer applications to look at. Does nothing for those that are there already. */
export async function seedApplications(strapi: Core.Strapi): Promise<void> {
  const dates = createDates(seedToday())
  const stored = strapi.db.query(applicationUid)
  for (const { key, vacancy: number, at, isKeptLonger = false, answers = [], ...fields } of applications) {
    const documentId = documentIdOf('application', key)
    if ((await stored.count({ where: { documentId } })) > 0) continue
    const vacancyId = documentIdOf('vacancy', String(number))
    const vacancy = await findVacancy(strapi, vacancyId)
    if (!vacancy) throw new Error(`There is no vacancy ${number}`)
    const createdAt = dates.instant(at)
    await stored.create({
      data: {
        ...fields,
        documentId,
        vacancyId,
        vacancy: vacancy.id,
        answers: answers.map((answer) => ({ ...answer, at: dates.instant(answer.at) })),
        consent: isKeptLonger ? consent : null,
        consentAt: isKeptLonger ? createdAt : null,
        deleteAfter: deletionOf(expectedEnd(vacancy, new Date()), isKeptLonger),
        language: 'nl',
        submissionKey: `seed-application-${key}`,
        createdAt,
        updatedAt: createdAt,
      },
    })
  }
}
