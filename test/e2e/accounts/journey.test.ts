import { describe, expect, it } from 'vitest'
import { linkOf, mailTo } from '../support/mails.ts'
import { newAccount, newcomer, newPassword } from './support/account.ts'
import { newVisitor, partOf, ways } from './support/visitor.ts'

describe.each(ways)('an account, $way', ({ options, done }) => {
  it('is made, confirmed, used, found again by another password, and left', async () => {
    const { email, password, firstName, lastName } = newcomer()
    const name = `${firstName} ${lastName}`
    const visitor = await newVisitor(options)
    const { page } = visitor

    await visitor.visit('/registreren')
    await visitor.fill({
      Voornaam: firstName,
      Achternaam: lastName,
      'E-mailadres': email,
      Wachtwoord: password,
    })
    await page.getByLabel(/akkoord/).check()
    expect(await visitor.send('Account maken')).toBe(done)
    await visitor.reads('Kijk in uw mail')
    await visitor.visit(linkOf(await mailTo(email)))
    await visitor.send('Bevestig mijn e-mailadres')
    await page.waitForURL('**/account')
    await visitor.reads('Mijn account')
    expect(await visitor.name()).toBe(name)

    await visitor.fill({ 'Functie (mag leeg blijven)': 'Teamleider 🚚' }, partOf(visitor, 'profile'))
    expect(await visitor.send('Opslaan', partOf(visitor, 'profile'))).toBe(done)
    await visitor.visit('/account')
    expect(await page.getByLabel('Functie (mag leeg blijven)').inputValue()).toBe('Teamleider 🚚')

    const elsewhere = await newVisitor(options)
    await elsewhere.signIn({ email, password })
    await elsewhere.visit('/account')
    const changed = newPassword()
    const passwords = partOf(visitor, 'password')
    await visitor.fill(
      {
        'Huidig wachtwoord': password,
        'Nieuw wachtwoord': changed,
        'Nieuw wachtwoord ter bevestiging': changed,
      },
      passwords,
    )
    expect(await visitor.send('Wachtwoord wijzigen', passwords)).toBe(done)
    await visitor.visit('/account')
    expect(await visitor.name()).toBe(name)
    await elsewhere.visit('/account')
    expect(new URL(elsewhere.page.url()).pathname).toBe('/inloggen')
    expect(await elsewhere.name()).toBe(null)

    await elsewhere.visit('/wachtwoord-vergeten')
    await elsewhere.fill({ 'E-mailadres': email })
    await elsewhere.send('Mail mij een link')
    await elsewhere.reads('Kijk in uw mail')
    // Register, and the notice that the password was changed, came before.
    await elsewhere.visit(linkOf(await mailTo(email, { after: 2 })))
    const forgotten = newPassword()
    await elsewhere.fill({ 'Nieuw wachtwoord': forgotten, 'Nieuw wachtwoord ter bevestiging': forgotten })
    await elsewhere.send('Wachtwoord opslaan')
    await elsewhere.page.waitForURL('**/account')
    expect(await elsewhere.name()).toBe(name)
    await visitor.visit('/account')
    expect(new URL(page.url()).pathname).toBe('/inloggen')

    await elsewhere.signOut()
    await elsewhere.visit('/account')
    expect(new URL(elsewhere.page.url()).pathname).toBe('/inloggen')
    expect(await elsewhere.tokens()).toEqual([])
  })

  it('has another address once the link to that was followed', async () => {
    const account = await newAccount()
    const { email } = newcomer()
    const visitor = await newVisitor(options)
    await visitor.comeSignedIn(account)
    await visitor.visit('/account')
    const part = partOf(visitor, 'email')

    await visitor.fill({ 'Nieuw e-mailadres': email, 'Huidig wachtwoord': account.password }, part)
    expect(await visitor.send('Adres wijzigen', part)).toBe(done)
    // With script the form is emptied, and the focus goes from its last field to what is said about it.
    if (done === 200) await part.locator('.form-summary:focus').waitFor()
    expect(await part.getByText('is verplicht').count()).toBe(0)
    await visitor.visit(linkOf(await mailTo(email)))
    await visitor.fill({ Wachtwoord: account.password })
    await visitor.send('Bevestig mijn nieuwe adres')

    await visitor.reads('Uw nieuwe e-mailadres is bevestigd')
    await visitor.signOut()
    await visitor.signIn({ email, password: account.password })
    expect(await visitor.name()).toBe(`${account.firstName} ${account.lastName}`)
  })

  it('is deleted for good', async () => {
    const account = await newAccount()
    const visitor = await newVisitor({ ...options, allowed: [/422/] })
    const { page } = visitor
    await visitor.comeSignedIn(account)
    await visitor.visit('/account')

    await page.getByText('Ik wil mijn account verwijderen').click()
    await page.locator('#delete-currentPassword').fill(account.password)
    await page.getByLabel('Ik begrijp dat dit niet terug te draaien is').check()
    await page.getByRole('button', { name: 'Account definitief verwijderen' }).click()

    await page.getByText('Uw account is verwijderd.').waitFor()
    expect(await visitor.name()).toBe(null)
    expect(await visitor.tokens()).toEqual([])
    await visitor.visit('/inloggen')
    await visitor.fill({ 'E-mailadres': account.email, Wachtwoord: account.password })
    expect(await visitor.send('Inloggen')).toBe(422)
    await page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.').waitFor()
  })
})

describe('signing in', () => {
  it('leads to where one was going', async () => {
    const visitor = await newVisitor()
    await visitor.visit('/inloggen?naar=%2Fjobs%3Fq%3Dplanner')

    await visitor.fill({ 'E-mailadres': 'lezer@schakel.example', Wachtwoord: 'schakel-demo-2026' })
    await visitor.send('Inloggen')

    await visitor.page.waitForURL('**/jobs?q=planner')
  })

  it('says what is wrong with a field once it was left, with a box once it was changed, and all that is left out once it is sent', async () => {
    const { page, visit } = await newVisitor()
    await visit('/registreren')
    const email = page.getByLabel('E-mailadres', { exact: true })
    const wrong = page.locator('#register-email-error')

    await email.pressSequentially('wout@')
    expect(await wrong.textContent()).toBe('')
    await page.getByLabel('Wachtwoord', { exact: true }).focus()
    await wrong.getByText('Vul een geldig e-mailadres in.').waitFor()
    await email.pressSequentially('proef.example')

    await expect.poll(() => wrong.textContent()).toBe('')
    expect(await page.locator('#register-password-error').textContent()).not.toBe('')

    const box = page.getByLabel(/akkoord/)
    const unaccepted = page.locator('#register-terms-error').getByText('Accepteer de voorwaarden.')
    expect(await unaccepted.count()).toBe(0)
    await box.check()
    await box.uncheck()
    await unaccepted.waitFor()

    expect(await page.locator('#register-firstName-error').textContent()).toBe('')
    await page.locator('main').getByRole('button', { name: 'Account maken' }).click()
    await page.getByText('Sorry, niet alle velden zijn correct ingevuld.').waitFor()
    await page.locator('input:focus[name=firstName]').waitFor()
    expect(await page.locator('#register-firstName-error').textContent()).not.toBe('')
  })

  it('is sent once, however often the button is pressed; says so when it does not work, and keeps the address', async () => {
    const { page, visit, fill } = await newVisitor({ allowed: [/422/] })
    const sent: string[] = []
    await visit('/inloggen')
    await page.route('**/inloggen', async (route) => {
      if (route.request().method() === 'POST') {
        sent.push(route.request().url())
        await new Promise((done) => setTimeout(done, 500))
      }
      await route.continue()
    })
    await fill({ 'E-mailadres': 'niemand@proef.example', Wachtwoord: 'niet-dit-woord' })

    await page.evaluate(
      "for (let time = 0; time < 3; time++) document.querySelector('main form').requestSubmit()",
    )
    await page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.').waitFor()

    expect(sent).toHaveLength(1)
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe('niemand@proef.example')
    expect(new URL(page.url()).pathname).toBe('/inloggen')
  })
})
