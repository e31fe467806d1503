// The words that tell an author what theirs do, for each rule of copy.

import type { CopyRule } from "@trichter/shared/feedback";

type RuleText = `feedback-rule-${CopyRule}`;

export const ruleTexts = [
  "feedback-rule-weight-amount",
  "feedback-rule-weight-rate",
  "feedback-rule-health-professional",
  "feedback-rule-disease",
  "feedback-rule-unauthorised-effect",
  "feedback-rule-fear",
  "feedback-rule-absolute",
  "feedback-rule-green",
  "feedback-rule-urgency",
  "feedback-rule-before-after",
] as const satisfies readonly RuleText[];
