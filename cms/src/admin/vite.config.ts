import { mergeConfig, type UserConfig } from 'vite'

/** What the panel starts with, as one file: left to itself, the bundler makes eighty of it, and each is a request. */
export default function withFewFiles(config: UserConfig): UserConfig {
  const groups = [{ name: 'start', tags: ['$initial' as const] }]
  return mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } })
}
