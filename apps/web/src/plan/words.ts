import type { Language } from '../messages/messages.ts';
import type { PlanMessages } from '../messages/planWords.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: PlanMessages }>>> = {
  en: () => import('../messages/en/plan.ts'),
  nl: () => import('../messages/nl/plan.ts'),
  de: () => import('../messages/de/plan.ts'),
  fr: () => import('../messages/fr/plan.ts'),
  es: () => import('../messages/es/plan.ts'),
  it: () => import('../messages/it/plan.ts'),
  pt: () => import('../messages/pt/plan.ts'),
  pl: () => import('../messages/pl/plan.ts'),
  sv: () => import('../messages/sv/plan.ts'),
  tr: () => import('../messages/tr/plan.ts'),
  ja: () => import('../messages/ja/plan.ts'),
  ar: () => import('../messages/ar/plan.ts'),
};

/** The sentences about plans in a language; a chunk of its own, fetched in the freemium edition only. */
export const loadPlanMessages = async (language: Language): Promise<PlanMessages> =>
  (await LOADERS[language]()).messages;
