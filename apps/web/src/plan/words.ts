import type { Language } from '../messages/messages.ts';
import type { PlanMessages } from '../messages/planWords.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: PlanMessages }>>> = {
  en: () => import('../messages/en/plan.ts'),
  nl: () => import('../messages/nl/plan.ts'),
  de: () => import('../messages/de/plan.ts'),
  fr: () => import('../messages/fr/plan.ts'),
};

/** The sentences about plans in a language; a chunk of its own, fetched in the freemium edition only. */
export const loadPlanMessages = async (language: Language): Promise<PlanMessages> =>
  (await LOADERS[language]()).messages;
