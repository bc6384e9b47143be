-- The view of what is not on sale, and its number, without a look at the rows.
create index rugs_inactive on rugs (name_key, id) where not is_active;
