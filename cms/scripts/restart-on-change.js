// @ts-check

const { fork } = require('node:child_process')
const { watch } = require('node:fs')

/**
 * Runs a Node program, and again when a source changes or when it sends `reload`. One that fails is not run again before
 * something has changed.
 * @param {object} options
 * @param {string} options.program
 * @param {string[]} options.folders What is watched, with all folders below.
 * @param {(path: string) => boolean} [options.isIgnored] Told the path below its folder.
 * @param {number} [options.settledAfterMs] Without another change: who saves a file, or a schema, writes more than once.
 */
function restartOnChange({ program, folders, isIgnored = () => false, settledAfterMs = 300 }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let isWanted = false
  /** @type {NodeJS.Timeout | undefined} */
  let pending

  function run() {
    isWanted = false
    child = fork(program)
    child.on('message', (message) => {
      if (message === 'reload') restart()
    })
    child.on('exit', (code, signal) => {
      child = null
      if (isWanted) run()
      else console.error(`Ended with ${signal ?? code}; it is started again when a source changes.`)
    })
  }

  function restart() {
    isWanted = true
    if (child) child.kill('SIGTERM')
    else run()
  }

  for (const folder of folders) {
    watch(folder, { recursive: true }, (_, path) => {
      if (path === null || isIgnored(path)) return
      clearTimeout(pending)
      pending = setTimeout(restart, settledAfterMs)
    })
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (!child) process.exit(0)
      child.removeAllListeners('exit')
      child.on('exit', () => process.exit(0))
      child.kill(signal)
    })
  }
  run()
}

module.exports = { restartOnChange }
