import { spawnSync } from 'node:child_process'

/** Throws, with what to install, when a program that makes recordings is not there. */
export const needPrograms = (programs: readonly string[]): void => {
  for (const program of programs) {
    if (spawnSync(program, ['--version']).error)
      throw new Error(`Making recordings needs ${program}: apt-get install ${program}`)
  }
}
