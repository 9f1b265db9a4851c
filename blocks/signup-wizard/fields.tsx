import type { WizardAccess, WizardDetails } from '../../schema/generated/types.ts';
import { CompanyField, EmailField, Field, FieldPair, RequiredNote } from '../ui/forms/field.tsx';
import { renderList } from '../ui/render-list.ts';

/** The fields of the second step. */
export function DetailsFields({ labels, teamSizes, noTeamSize }: WizardDetails) {
  return (
    <>
      <FieldPair>
        <Field name="firstName" label={labels.firstName} autoComplete="given-name" required />
        <Field name="lastName" label={labels.lastName} autoComplete="family-name" required />
        <Field name="jobTitle" label={labels.jobTitle} autoComplete="organization-title" />
        <Field name="teamSize" label={labels.teamSize}>
          <option value="">{noTeamSize}</option>
          {renderList(teamSizes, (size) => (
            <option>{size}</option>
          ))}
        </Field>
      </FieldPair>
      <RequiredNote />
    </>
  );
}

/** The fields of the third step. */
export function AccessFields({ labels }: WizardAccess) {
  return (
    <FieldPair>
      <EmailField label={labels.email} />
      <CompanyField label={labels.company} />
    </FieldPair>
  );
}
