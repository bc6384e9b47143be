-- What a search understands beyond what staff write down: the colours of the picture, the words of the story.
alter table picture_facts add column colors text[];
alter table rugs add column story_words tsvector not null default '', add column seen_colors text[] not null default '{}';
update rugs r set story_words = to_tsvector('spanish', fold(concat_ws(' ', r.description, r.material, c.description)))
  from collections c where c.id = r.collection_id;
create index rugs_seen_colors on rugs using gin (seen_colors);
create index rugs_story on rugs using gin (story_words);
