import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Below the Google Cloud SDK. */
const jarPath = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/**
 * Where Google's emulator of Firestore is on this machine. No package registry has it: it comes with the package
 * `google-cloud-cli-firestore-emulator` of the Google Cloud SDK and needs Java 17. `FIRESTORE_EMULATOR_JAR` names it where it is elsewhere.
 */
export function firestoreJar(): string | null {
  const roots = [process.env.CLOUDSDK_ROOT_DIR, '/usr/lib/google-cloud-sdk', '/opt/google-cloud-sdk']
  const places = roots.flatMap((root) => (root ? [join(root, jarPath)] : []))
  const jar = [process.env.FIRESTORE_EMULATOR_JAR ?? '', ...places].find((path) => path && existsSync(path))
  return jar && spawnSync('java', ['-version']).status === 0 ? jar : null
}

/** Starts it with the site's own rules. @returns Stops it. */
export async function startFirestore(jar: string, port: number): Promise<() => Promise<void>> {
  const rules = 'worker/firebase/rules/firestore.rules'
  const child = spawn(
    'java',
    ['-cp', jar, mainClass, '--host=127.0.0.1', `--port=${port}`, `--rules=${rules}`],
    { stdio: 'ignore' },
  )
  await answers(`http://127.0.0.1:${port}/`, child)
  return () => end(child)
}

/** Gives a project of the emulator other rules. @throws Error with what is wrong in them. */
export async function useRules(firestoreUrl: string, project: string, content: string): Promise<void> {
  const response = await fetch(`${firestoreUrl}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'security.rules', content }] } }),
  })
  const answer = await response.text()
  if (!response.ok || answer.includes('"issues"')) throw new Error(`The rules were refused: ${answer}`)
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`The emulator of Firestore ended with ${child.exitCode}`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet.
    }
    await setTimeout(200)
  }
  throw new Error('The emulator of Firestore did not answer within a minute')
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    globalThis.setTimeout(() => child.kill('SIGKILL'), 5000).unref()
  })
}
